/** A text in its sentences. */
export function sentences(text: string): string[] {
  return (text.match(/[^.!?…]+[.!?…]*["”»«“’)]*\s*/g) ?? []).map((one) => one.trim()).filter(Boolean);
}
