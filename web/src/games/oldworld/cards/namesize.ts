/** How large the name of a card is written, in hundredths of the card's width. */

const LARGEST = 16;
const SMALLEST = 7;
const STEP = 0.2;
const LINE = 0.98;
/** What the plate below the picture has room for, from top to bottom. */
const PLATE = 26;

/** About how wide a letter is, as a share of its size. */
function width(letter: string): number {
  if (/[mwMW]/.test(letter)) return 0.8;
  if (/[A-ZÄÖÜ]/.test(letter)) return 0.64;
  if (/[ijltfrsI' ’-]/.test(letter)) return 0.33;
  return 0.49;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + width(letter), 0);

/** The parts a name may break into; one that is followed by more of its word needs a hyphen at the end of a line. */
function parts(name: string): { text: string; joined: boolean; goesOn: boolean }[] {
  return name.split(' ').flatMap((word) =>
    word.split('\u00ad').map((text, index, all) => ({ text, joined: index > 0, goesOn: index < all.length - 1 })),
  );
}

/** How many lines a name needs in letters of this size; infinite where a part is wider than a line. */
export function linesOf(name: string, size: number, room: number): number {
  const hyphen = width('-');
  let lines = 1;
  let used = 0;
  for (const { text, joined, goesOn } of parts(name)) {
    const own = widthOf(text);
    const end = goesOn ? hyphen : 0;
    if ((own + end) * size > room) return Infinity;
    const wanted = used + own + (joined || used === 0 ? 0 : width(' '));
    if ((wanted + end) * size <= room) used = wanted;
    else {
      lines += 1;
      used = own;
    }
  }
  return lines;
}

/** The largest letters with which a name fits on a plate so wide. */
export function nameSize(name: string, room: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    if (linesOf(name, size, room) * size * LINE <= PLATE) return size;
  }
  return SMALLEST;
}
