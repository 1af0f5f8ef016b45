/** The islands of Skellige on the map: how far it reaches to the west for them, and where those lie that the
 * painted map shows in fog until they are found. */

export const ISLES_LEFT = 470;

interface Spot {
  x: number;
  y: number;
}

export const FOGGED: Readonly<Partial<Record<string, Spot>>> = {
  aenye_ard: { x: -130, y: 290 },
  hen_inis: { x: -370, y: 570 },
  haundre_hevangix: { x: -150, y: 960 },
  loc_gwen: { x: -350, y: 1050 },
  pawen_y_crevan: { x: -130, y: 1210 },
};

/** Where Dagon comes up. */
export const DEEP: Spot = { x: -360, y: 1360 };
