/** Where rulings of ours apply: the clauses by place, as `docs/rules/rulings` lists them. */

/** Clauses by place, such as `ask:row` or `ability:spy@ffa`. */
type Places = Readonly<Partial<Record<string, readonly string[]>>>;

const FILES = import.meta.glob<Places>('../../../generated/rulings/*.json', { import: 'default' });

let known = $state.raw<Partial<Record<string, Places>>>({});
const asked = new Set<string>();

/** Fetch the places of a game, once. */
export async function loadRulings(game: string): Promise<void> {
  const load = FILES[`../../../generated/rulings/${game}.json`];
  if (!load || asked.has(game)) return;
  asked.add(game);
  try {
    const places = await load();
    known = { ...known, [game]: places };
  } catch {
    asked.delete(game);
  }
}

/**
 * The clauses with a ruling that applies at these places, each of them once; `here` are the mode and
 * the expansions of the table.
 */
export function rulingsAt(game: string, places: readonly string[], here: readonly string[]): string[] {
  const all = known[game] ?? {};
  const found = places.flatMap((place) => [place, ...here.map((one) => `${place}@${one}`)]).flatMap((place) => all[place] ?? []);
  return [...new Set(found)];
}
