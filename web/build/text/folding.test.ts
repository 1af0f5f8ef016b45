import { describe, expect, it } from 'vitest';

import { folded, foldedWords } from './folding';

const shown = (words: string, language: string): string => folded(words, language).replaceAll('\u00ad', '|');

describe('names that fold', () => {
  it('break between syllables of their language', () => {
    expect(shown('card-fog = Undurchdringlicher Nebel', 'de')).toBe('folded-card-fog = Un|durch|dring|li|cher Nebel');
    expect(shown('card-fog = Impenetrable Fog', 'en')).toContain('Im|pen|e|tra|ble Fog');
  });

  it('are those of factions too, and not what these can do', () => {
    const words = 'faction-northern-realms = Nördliche Königreiche\nfaction-ability-northern-realms = Für Königreiche und Fürstentümer.';
    expect(shown(words, 'de')).toBe('folded-faction-northern-realms = Nördliche Kö|nig|rei|che');
  });

  it('are only those with long words', () => {
    expect(shown('card-frost = Beißender Frost\nlook-ghoul = Unverwechselbare Gestalt', 'de')).toBe('');
  });

  it('of cards that the server names are kept word by word', () => {
    const folds = foldedWords('ow-card-melt-armor = Rüstungsschmelze\now-card-whirl = Wirbel', 'de');
    expect(folds.map(([word, parts]) => [word, parts.replaceAll('\u00ad', '|')])).toEqual([['Rüstungsschmelze', 'Rüs|tungs|schmel|ze']]);
  });
});
