/**
 * Follows cards from view to view, so that a card that moves is seen to move.
 *
 * Views name cards, not copies. A card that stays in its zone keeps its key; one that turns up
 * elsewhere takes the key of a card of its name that has gone, or else that of a hidden card.
 */

export type Zones = Record<string, readonly (string | null)[]>;
export type Keys = Record<string, readonly string[]>;

interface Loose {
  key: string;
  id: string | null;
}

export class Identity {
  #made = 0;
  #keys: Record<string, string[]> = {};
  #zones: Zones = {};

  /** The keys of all cards in `zones`, and those that came to lie where they were not before. */
  follow(zones: Zones): { keys: Keys; moved: ReadonlySet<string> } {
    const loose: Loose[] = [];
    const next: Record<string, (string | undefined)[]> = {};
    for (const name of new Set([...Object.keys(this.#zones), ...Object.keys(zones)])) {
      next[name] = this.#kept(name, zones[name] ?? [], loose);
    }
    const moved = new Set<string>();
    const keys: Record<string, string[]> = {};
    for (const pass of ['named', 'hidden', 'new'] as const) {
      for (const [name, cards] of Object.entries(zones)) {
        this.#fill(pass, cards, next[name] ?? [], loose, moved);
      }
    }
    for (const name of Object.keys(zones)) keys[name] = (next[name] ?? []) as string[];
    this.#keys = keys;
    this.#zones = zones;
    return { keys, moved };
  }

  /** Keys of the cards that stayed; what left the zone goes to `loose`. */
  #kept(name: string, cards: readonly (string | null)[], loose: Loose[]): (string | undefined)[] {
    const before = (this.#zones[name] ?? []).map((id, index) => ({
      id,
      key: this.#keys[name]?.[index] ?? '',
    }));
    const found = cards.map((id) => {
      const index = before.findIndex((old) => old.id === id);
      return index < 0 ? undefined : before.splice(index, 1)[0]?.key;
    });
    loose.push(...before);
    return found;
  }

  #fill(
    pass: 'named' | 'hidden' | 'new',
    cards: readonly (string | null)[],
    keys: (string | undefined)[],
    loose: Loose[],
    moved: Set<string>,
  ): void {
    cards.forEach((id, index) => {
      if (keys[index] !== undefined) return;
      const wanted = pass === 'named' ? id : null;
      const place = pass === 'new' ? -1 : loose.findIndex((old) => old.id === wanted);
      if (place < 0 && pass !== 'new') return;
      const key = loose.splice(place, place < 0 ? 0 : 1)[0]?.key ?? `c${this.#made++}`;
      keys[index] = key;
      moved.add(key);
    });
  }
}
