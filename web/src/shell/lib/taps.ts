/** A finger that taps twice in a hurry means one tap: the second must not answer what the first one opened. */

export function tappedTwice(event: MouseEvent): boolean {
  return event.detail > 1 && 'pointerType' in event && event.pointerType === 'touch';
}
