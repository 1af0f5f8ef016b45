/** Faces and shoulders of creatures that look at us: one head with many masks. */

import { Z, fill, form, type Kit, type Layer } from '../portraits/kit';
import { blade, line, n, poly, pts, type Pt } from '../portraits/pen';
import { darkSide, glowEye, teeth, whole } from './anatomy';

export interface Visage {
  skin: string;
  x?: number;
  y?: number;
  size?: number;
  /** The right half of the head's outline, from crown to chin, round the point between the eyes. */
  head: string;
  ears?: string;
  inner?: string;
  eyes: {
    dx: number;
    dy?: number;
    rx: number;
    ry: number;
    colour: string;
    slit?: boolean;
    tilt?: number;
    core?: string;
    hollow?: number;
  };
  /** How heavy the brow is; 0 for none. */
  brow?: number;
  nose?: 'slits' | 'bat' | 'snout' | 'hook' | 'none';
  noseY?: number;
  mouth?: {
    y: number;
    wide: number;
    open: number;
    upper?: number;
    lower?: number;
    big?: readonly number[];
    tongue?: boolean;
    long?: number;
  };
  lines?: number;
  warts?: readonly (readonly [number, number, number])[];
}

export function visage(k: Kit, spec: Visage): string {
  const { x = 204, y = 240, size = 1 } = spec;
  const t = k.tones(spec.skin);
  const at = (dx: number, dy: number): Pt => [x + dx * size, y + dy * size];
  const half = (text: string): string => line(whole(pts(text), x, y, size));
  let svg = '';
  const ears = spec.ears;
  if (ears)
    for (const s of [-1, 1] as const) {
      const shape = pts(ears).map((p): Pt =>
        p.length === 3 ? [x + s * p[0] * size, y + p[1] * size, 0] : at(s * p[0], p[1]),
      );
      const [cx, cy] = [
        shape.reduce((sum, p) => sum + p[0], 0) / shape.length,
        shape.reduce((sum, p) => sum + p[1], 0) / shape.length,
      ];
      svg += form(k, line(shape), t, {
        depth: 9,
        edge: 4,
        dim: s !== k.side,
        inner: fill(
          line(shape.map((p): Pt => [cx + (p[0] - cx) * 0.55, cy + (p[1] - cy) * 0.55])),
          spec.inner ? k.tones(spec.inner).lo : t.deep,
        ),
      });
    }
  const shade = darkSide(k, x, t.lo, [
    [30 * size, y - 200 * size],
    [34 * size, y - 60 * size],
    [12 * size, y - 20 * size],
    [20 * size, y + 30 * size],
    [8 * size, y + 70 * size],
    [24 * size, y + 300 * size],
  ]);
  const light = fill(
    line([at(k.side * 14, -86), at(k.side * 56, -76), at(k.side * 66, -46), at(k.side * 20, -50)]),
    t.hi,
    'opacity=".7"',
  );
  svg += form(k, half(spec.head), t, { depth: 14, edge: 5, inner: shade + light + wrinkles(k, spec, at) });
  svg += mouthOf(k, spec, at) + noseOf(k, spec, at);
  const e = spec.eyes;
  for (const s of [-1, 1] as const) {
    const [ex, ey] = at(s * e.dx, e.dy ?? 0);
    const r = (e.hollow ?? 1.5) * size;
    svg += fill(
      line([
        [ex - e.rx * r, ey + e.ry * r * 0.3],
        [ex - e.rx * r * 0.5, ey - e.ry * r],
        [ex + e.rx * r * 0.6, ey - e.ry * r],
        [ex + e.rx * r, ey + e.ry * r * 0.2],
        [ex + e.rx * r * 0.4, ey + e.ry * r],
        [ex - e.rx * r * 0.4, ey + e.ry * r],
      ]),
      k.light.ink,
    );
    svg += glowEye(k, ex, ey, e.rx * size, e.ry * size, e.colour, {
      slit: e.slit ?? false,
      tilt: s * (e.tilt ?? 0),
      ...(e.core ? { core: e.core } : {}),
    });
    const brow = spec.brow ?? 20;
    if (brow)
      svg += form(
        k,
        blade(
          [
            at(s * (e.dx - 40), (e.dy ?? 0) - 2),
            at(s * e.dx, (e.dy ?? 0) - e.ry - 16),
            at(s * (e.dx + 46), (e.dy ?? 0) - e.ry - 4),
          ],
          [brow * 0.5 * size, brow * size, 4],
        ),
        t,
        { depth: 7, edge: 3, dim: s !== k.side },
      );
  }
  for (const [dx, dy, r] of spec.warts ?? []) {
    const [wx, wy] = at(dx, dy);
    svg += `<circle cx="${n(wx)}" cy="${n(wy)}" r="${n(r * size)}" fill="${t.deep}"/><circle cx="${n(wx + k.side * r * 0.3)}" cy="${n(wy - r * 0.3)}" r="${n(r * 0.66 * size)}" fill="${dx * k.side > 0 ? t.hi : t.base}"/>`;
  }
  return svg;
}

type At = (dx: number, dy: number) => Pt;

function wrinkles(k: Kit, spec: Visage, at: At): string {
  const t = k.tones(spec.skin);
  const many = spec.lines ?? 3;
  let svg = '';
  for (let i = 0; i < many; i++)
    for (const s of [-1, 1])
      svg +=
        fill(
          blade([at(s * 8, -64 - i * 16), at(s * 40, -72 - i * 15), at(s * 74, -58 - i * 13)], 5),
          t.deep,
          'opacity=".45"',
        ) +
        fill(
          blade(
            [at(s * (30 + i * 12), 34 + i * 6), at(s * (56 + i * 10), 44 + i * 10), at(s * (60 + i * 8), 70 + i * 12)],
            5,
          ),
          t.deep,
          'opacity=".5"',
        );
  return svg;
}

function noseOf(k: Kit, spec: Visage, at: At): string {
  const t = k.tones(spec.skin);
  const y = spec.noseY ?? 34;
  const kind = spec.nose ?? 'slits';
  if (kind === 'none') return '';
  if (kind === 'slits')
    return fill(blade([at(-5, y - 16), at(-11, y + 4)], 10) + blade([at(5, y - 16), at(11, y + 4)], 10), k.light.ink);
  if (kind === 'hook')
    return form(
      k,
      line([
        at(0, y - 50),
        at(14, y - 20),
        at(26, y + 16),
        at(10, y + 34),
        at(-4, y + 44),
        at(-14, y + 26),
        at(-24, y + 14),
        at(-12, y - 20),
      ]),
      t,
      {
        depth: 10,
        edge: 4,
        inner: fill(blade([at(-14, y + 20), at(-8, y + 26)], 8) + blade([at(12, y + 20), at(16, y + 22)], 8), t.deep),
      },
    );
  if (kind === 'bat')
    return form(
      k,
      line([
        at(0, y - 46),
        at(20, y - 16),
        at(36, y + 6),
        at(24, y + 22),
        at(0, y + 14),
        at(-24, y + 22),
        at(-36, y + 6),
        at(-20, y - 16),
      ]),
      t,
      {
        depth: 9,
        edge: 4,
        inner: fill(
          blade([at(-18, y - 4), at(-14, y + 12)], 12) + blade([at(18, y - 4), at(14, y + 12)], 12),
          k.light.ink,
        ),
      },
    );
  return (
    form(
      k,
      line([
        at(0, y - 40),
        at(28, y - 30),
        at(48, y + 10),
        at(40, y + 40),
        at(0, y + 50),
        at(-40, y + 40),
        at(-48, y + 10),
        at(-28, y - 30),
      ]),
      t,
      { depth: 12, edge: 5 },
    ) +
    form(k, line([at(-24, y - 26), at(24, y - 26), at(26, y - 8), at(0, y + 8), at(-26, y - 8)]), k.tones('#241a1a'), {
      depth: 5,
      edge: 3,
    })
  );
}

function mouthOf(k: Kit, spec: Visage, at: At): string {
  const m = spec.mouth;
  if (!m) return '';
  const maw = line([
    at(-m.wide, m.y),
    at(-m.wide * 0.5, m.y - 8),
    at(0, m.y - 10),
    at(m.wide * 0.5, m.y - 8),
    at(m.wide, m.y),
    at(m.wide * 0.7, m.y + m.open * 0.7),
    at(0, m.y + m.open),
    at(-m.wide * 0.7, m.y + m.open * 0.7),
  ]);
  const tongue = m.tongue
    ? k.inside(
        maw,
        fill(
          line([
            at(-m.wide * 0.4, m.y + m.open),
            at(-m.wide * 0.34, m.y + m.open * 0.5),
            at(0, m.y + m.open * 0.4),
            at(m.wide * 0.34, m.y + m.open * 0.5),
            at(m.wide * 0.4, m.y + m.open),
          ]),
          '#b83a3a',
        ),
      )
    : '';
  const long = m.long ?? Math.max(10, m.open * 0.4);
  const upper = m.upper
    ? teeth(
        k,
        [at(-m.wide * 0.9, m.y), at(0, m.y - 9), at(m.wide * 0.9, m.y)],
        m.upper,
        long,
        (m.wide * 1.5) / m.upper,
        '#f0e4c4',
        m.big ?? [],
      )
    : '';
  const lower = m.lower
    ? teeth(
        k,
        [at(-m.wide * 0.66, m.y + m.open * 0.74), at(0, m.y + m.open), at(m.wide * 0.66, m.y + m.open * 0.74)],
        m.lower,
        -long * 0.9,
        (m.wide * 1.2) / m.lower,
        '#e6d8b4',
        m.big ?? [],
      )
    : '';
  return fill(maw, '#3a0a10') + tongue + upper + lower;
}

/** Shoulders and breast below a head, with the grain of what covers them. */
export function shoulders(
  k: Kit,
  colour: string,
  cover: 'bare' | 'fur' | 'scale' | 'rock' | 'rags' | 'feathers',
  outline = '-20 640!, -8 500, 50 410, 130 372, 204 384, 278 372, 358 410, 416 500, 428 640!',
): Layer {
  const t = k.tones(colour);
  let grain = darkSide(
    k,
    204,
    t.lo,
    [
      [10, 330],
      [40, 440],
      [16, 640],
    ],
    0.7,
  );
  if (cover === 'fur' || cover === 'feathers')
    for (let i = 0; i < (cover === 'fur' ? 120 : 70); i++) {
      const [px, py] = [k.c.between(-10, 418), k.c.between(360, 570)];
      const long = cover === 'fur' ? 20 : 30;
      grain += fill(
        blade(
          [
            [px, py - long * 0.7],
            [px + (px - 204) * 0.04, py],
            [px + (px - 204) * 0.1, py + long],
          ],
          cover === 'fur' ? [3, 9, 1] : [6, 20, 2],
        ),
        i % 3 ? (i % 2 ? t.hi : t.lo) : t.deep,
        'opacity=".6"',
      );
    }
  if (cover === 'scale')
    for (let row = 0; row < 8; row++)
      for (let col = 0; col < 15; col++)
        grain += fill(
          blade(
            [
              [col * 30 - (row % 2) * 15 - 14, 384 + row * 24],
              [col * 30 - (row % 2) * 15, 396 + row * 24],
              [col * 30 - (row % 2) * 15 + 14, 384 + row * 24],
            ],
            [2, 6, 2],
          ),
          t.deep,
          'opacity=".55"',
        );
  if (cover === 'rock')
    for (let i = 0; i < 14; i++) {
      const [px, py, r] = [k.c.between(0, 400), k.c.between(390, 550), k.c.between(18, 40)];
      const stone: Pt[] = [0, 1, 2, 3, 4, 5].map((j): Pt => [
        px + Math.cos(j + i) * r * k.c.between(0.8, 1.1),
        py + Math.sin(j + i) * r * 0.8 * k.c.between(0.8, 1.1),
      ]);
      grain += fill(poly(stone), i % 2 ? t.hi : t.deep, 'opacity=".4"');
    }
  if (cover === 'rags')
    for (let i = 0; i < 20; i++) {
      const px = -10 + i * 22;
      grain += fill(
        blade(
          [
            [px, 380],
            [px + k.c.between(-10, 10), 470],
            [px + k.c.between(-20, 20), 590],
          ],
          [3, 14, 4],
        ),
        i % 2 ? t.deep : t.hi,
        'opacity=".45"',
      );
    }
  if (cover === 'bare')
    for (let i = 0; i < 4; i++)
      for (const s of [-1, 1])
        grain += fill(
          blade(
            [
              [204 + s * 20, 430 + i * 34],
              [204 + s * 70, 436 + i * 34],
              [204 + s * 110, 460 + i * 34],
            ],
            8,
          ),
          t.deep,
          'opacity=".45"',
        );
  return { z: Z.body, svg: form(k, line(pts(outline)), t, { depth: 22, edge: 6, inner: grain }) };
}

/** Lank hair that hangs on both sides of a head. */
export function lankHair(
  k: Kit,
  colour: string,
  x: number,
  y: number,
  spread: number,
  long: number,
  count = 9,
): string {
  const t = k.tones(colour);
  let svg = '';
  for (const s of [-1, 1])
    for (let i = 0; i < count; i++) {
      const p = i / (count - 1);
      const way: Pt[] = [
        [x + s * 10 * p, y - 96],
        [x + s * (spread * (0.72 + 0.3 * p)), y - 70 + p * 10],
        [x + s * spread * (0.9 + 0.3 * p) + k.c.between(-6, 6), y + long * 0.4],
        [x + s * spread * (0.84 + 0.5 * p) + k.c.between(-14, 14), y + long * (0.7 + 0.4 * p)],
      ];
      svg += fill(blade(way, [8, 20, 16, 1]), i % 2 ? (s === k.side ? t.base : t.lo) : s === k.side ? t.hi : t.deep);
    }
  return svg;
}
