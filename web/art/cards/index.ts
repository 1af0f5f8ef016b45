/** Every drawn card by its id. */

import type { Drawing } from '../portraits';
import { monstersBeasts } from './monsters/beasts';
import { monstersLeaders } from './monsters/leaders';
import { monstersNight } from './monsters/night';
import { neutralBeasts } from './neutral/beasts';
import { neutralCompany } from './neutral/company';
import { neutralHeroes } from './neutral/heroes';
import { nilfgaardCourt } from './nilfgaard/court';
import { nilfgaardEngines } from './nilfgaard/engines';
import { nilfgaardHeroes } from './nilfgaard/heroes';
import { nilfgaardLeaders } from './nilfgaard/leaders';
import { nilfgaardMages } from './nilfgaard/mages';
import { nilfgaardSoldiers } from './nilfgaard/soldiers';
import { northernRealmsCourt } from './northern_realms/court';
import { northernRealmsEngines } from './northern_realms/engines';
import { northernRealmsHeroes } from './northern_realms/heroes';
import { northernRealmsLeaders } from './northern_realms/leaders';
import { northernRealmsMages } from './northern_realms/mages';
import { northernRealmsPeople } from './northern_realms/people';
import { northernRealmsSoldiers } from './northern_realms/soldiers';
import { scoiataelDwarves } from './scoiatael/dwarves';
import { scoiataelElves } from './scoiatael/elves';
import { scoiataelHeroes } from './scoiatael/heroes';
import { scoiataelLeaders } from './scoiatael/leaders';
import { skelligeChiefs } from './skellige/chiefs';
import { skelligeClans } from './skellige/clans';
import { skelligeHeroes } from './skellige/heroes';
import { skelligeLeaders } from './skellige/leaders';
import { skelligeThings } from './skellige/things';
import { specials } from './specials';

export const DRAWINGS: Record<string, Drawing> = {
  ...monstersBeasts,
  ...monstersLeaders,
  ...monstersNight,
  ...neutralBeasts,
  ...neutralCompany,
  ...neutralHeroes,
  ...nilfgaardCourt,
  ...nilfgaardEngines,
  ...nilfgaardHeroes,
  ...nilfgaardLeaders,
  ...nilfgaardMages,
  ...nilfgaardSoldiers,
  ...northernRealmsCourt,
  ...northernRealmsEngines,
  ...northernRealmsHeroes,
  ...northernRealmsLeaders,
  ...northernRealmsMages,
  ...northernRealmsPeople,
  ...northernRealmsSoldiers,
  ...scoiataelDwarves,
  ...scoiataelElves,
  ...scoiataelHeroes,
  ...scoiataelLeaders,
  ...skelligeChiefs,
  ...skelligeClans,
  ...skelligeHeroes,
  ...skelligeLeaders,
  ...skelligeThings,
  ...specials,
};
