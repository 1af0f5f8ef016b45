/**
 * Moving and enlarging a picture with fingers, mouse, wheel and buttons. A press becomes a pan after
 * a few pixels only, so that what lies on the picture can be tapped; a pan never taps.
 */

export interface Spot {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const MOST = 3;
const SLACK = 6;
const STEP = 1.4;

export const WHOLE: Spot = { scale: 1, x: 0, y: 0 };

/** A spot at which the picture still covers its window. */
export function within(spot: Spot, width: number, height: number): Spot {
  const scale = Math.min(MOST, Math.max(1, spot.scale));
  const clamp = (value: number, room: number): number => Math.min(0, Math.max(room * (1 - scale), value));
  return { scale, x: clamp(spot.x, width), y: clamp(spot.y, height) };
}

/** Enlarge by a factor; the point under the finger stays where it is. */
export function zoomAt(spot: Spot, factor: number, at: Point): Spot {
  const scale = Math.min(MOST, Math.max(1, spot.scale * factor));
  const by = scale / spot.scale;
  return { scale, x: at.x - (at.x - spot.x) * by, y: at.y - (at.y - spot.y) * by };
}

export class Pan {
  spot: Spot = WHOLE;
  #box: HTMLElement;
  #changed: (spot: Spot) => void;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #moving = false;
  #ends = new AbortController();

  constructor(box: HTMLElement, changed: (spot: Spot) => void) {
    this.#box = box;
    this.#changed = changed;
    const { signal } = this.#ends;
    box.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    box.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      box.addEventListener(name, (event) => this.#up(event), { signal });
    box.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    box.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
  }

  stop(): void {
    this.#ends.abort();
  }

  reset(): void {
    this.#set(WHOLE);
  }

  /** One step nearer (1) or farther (-1), in the middle. */
  step(direction: 1 | -1): void {
    const { width, height } = this.#box.getBoundingClientRect();
    this.#set(zoomAt(this.spot, direction > 0 ? STEP : 1 / STEP, { x: width / 2, y: height / 2 }));
  }

  #set(spot: Spot): void {
    const { width, height } = this.#box.getBoundingClientRect();
    this.spot = within(spot, width, height);
    this.#changed(this.spot);
  }

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #down(event: PointerEvent): void {
    // Leave draggable elements alone.
    if (event.button > 0 || (event.target as Element).closest('[data-drag]')) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    this.#start = this.#at(event);
    if (this.#fingers.size === 1) this.#moving = false;
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    if (!this.#moving && this.#start && distance(this.#start, now) < SLACK && this.#fingers.size === 1) return;
    if (!this.#moving) this.#box.setPointerCapture(event.pointerId);
    this.#moving = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) this.#set(zoomAt(this.spot, distance(now, other) / Math.max(1, distance(before, other)), middle(now, other)));
    else this.#set({ ...this.spot, x: this.spot.x + now.x - before.x, y: this.spot.y + now.y - before.y });
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Ignore the click at the end of a pan. */
  #click(event: MouseEvent): void {
    if (!this.#moving) return;
    this.#moving = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#set(zoomAt(this.spot, Math.exp(-event.deltaY / 500), this.#at(event)));
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
