/** What the wood gives: leaves, feathers, tails, flowers, and the small things elves carry. */

import { flower } from './head/crowns';
import { fist, flame } from './hands';
import { Z, fill, form, type Kit, type Part } from './kit';
import { blade, line, n, place, poly, pts, type Pt } from './pen';

/** A leaf with a rib. */
export function leaf(k: Kit, x: number, y: number, turn: number, long: number, colour: string, dim = false): string {
  const t = k.tones(colour);
  const on = (text: string): Pt[] => place(pts(text), x, y, long / 40, turn);
  return (
    fill(line(on('0 4!, 13 -12, 9 -30, 0 -42!, -9 -30, -13 -12')), dim ? t.lo : t.base) +
    fill(line(on('0 4!, 0 -42!, -9 -30, -13 -12')), dim ? t.deep : t.hi, 'opacity=".6"') +
    fill(blade(on('0 2, 0 -36'), [2, 2, 1]), t.deep, 'opacity=".7"')
  );
}

/** Leaves that stand up round the brow. */
export function leafCrown(dark: string, bright: string): Part {
  return (k) => {
    let svg = '';
    for (let i = 0; i < 15; i++) {
      const u = -1.05 + (2.1 * i) / 14;
      const [x, y] = k.frame.at(u * 1.04, -0.6 + 0.1 * (1 - u * u), 0.05);
      svg += leaf(k, x, y, u * 46 + (i % 2 ? 10 : -10), i % 2 ? 64 : 44, i % 2 ? dark : bright, u * k.side < -0.2);
    }
    return { z: Z.gear, svg };
  };
}

/** A hood sewn over with leaves. */
export function leafHood(dark: string, bright: string): Part {
  return (k) => {
    const e = k.frame.edge.bind(k.frame);
    const t = k.tones(dark);
    const outer = [
      e(-1.5, 1.6, 0),
      e(-1.36, 0.2),
      e(-1.22, -0.7),
      e(-0.7, -1.26),
      e(0, -1.5),
      e(0.7, -1.26),
      e(1.22, -0.7),
      e(1.36, 0.2),
      e(1.5, 1.6, 0),
    ];
    const inner = [
      e(0.7, 1.6, 0),
      e(1.0, 0.3),
      e(0.94, -0.24),
      e(0.64, -0.7),
      e(0, -0.84),
      e(-0.64, -0.7),
      e(-0.94, -0.24),
      e(-1.0, 0.3),
      e(-0.7, 1.6, 0),
    ];
    let leaves = '';
    for (let row = 0; row < 3; row++)
      for (let i = 0; i <= 16; i++) {
        const a = Math.PI * (1.16 - (1.32 * i) / 16);
        const r = 1.34 - row * 0.15;
        const [x, y] = e(Math.cos(a) * r, -0.1 - Math.sin(a) * (r + 0.06));
        leaves += leaf(
          k,
          x,
          y,
          ((Math.PI / 2 - a) * 180) / Math.PI + (i % 2 ? 14 : -14),
          40,
          (i + row) % 2 ? dark : bright,
          Math.cos(a) * k.side < -0.1,
        );
      }
    return [
      { z: Z.backHair, svg: fill(line([...outer, e(0, 1.7)]), t.deep) },
      { z: Z.gear, svg: form(k, line([...outer, ...inner]), t, { depth: 14, edge: 4 }) + leaves },
    ];
  };
}

/** Three feathers in the hair, at one side. */
export function feathers(colours: readonly string[]): Part {
  return (k) => ({
    z: Z.hair,
    svg: colours
      .map((colour, i) =>
        form(
          k,
          blade(
            [
              k.frame.edge(0.86, -0.56),
              k.frame.edge(1.2 + i * 0.1, -1.0 + i * 0.1),
              k.frame.edge(1.16 + i * 0.26, -1.5 + i * 0.26),
            ],
            [8, 26, 1],
          ),
          k.tones(colour),
          { depth: 5, edge: 3 },
        ),
      )
      .join(''),
  });
}

/** A bushy tail that hangs from a cap. */
export function furTail(colour: string, side: -1 | 1): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = k.frame.edge.bind(k.frame);
    const way = [e(side * 0.96, -0.5), e(side * 1.5, -0.3), e(side * 1.46, 0.4), e(side * 1.6, 0.9)];
    return {
      z: Z.gear,
      svg: form(k, blade(way, [24, 50, 54, 2]), t, {
        depth: 12,
        edge: 5,
        inner: fill(blade(way, [4, 12, 12, 1]), t.deep, 'opacity=".5"'),
      }),
    };
  };
}

/** A cloth over nose and mouth. */
export function faceScarf(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const at = k.frame.at.bind(k.frame);
    const e = k.frame.edge.bind(k.frame);
    const shape = line([
      e(-1.02, 0.1, 0),
      at(-0.4, 0.2, 0.06),
      at(0, 0.12, 0.2),
      at(0.4, 0.2, 0.06),
      e(1.02, 0.1, 0),
      e(0.96, 0.6),
      e(0.6, 1.16),
      e(0, 1.36),
      e(-0.6, 1.16),
      e(-0.96, 0.6),
    ]);
    const folds = [0.4, 0.66, 0.92]
      .map((v) =>
        fill(blade([e(-0.9, v - 0.14), at(0, v + 0.1, 0.06), e(0.9, v - 0.14)], [2, 7, 2]), t.deep, 'opacity=".5"'),
      )
      .join('');
    return {
      z: Z.beard,
      svg: form(k, shape, t, {
        depth: 12,
        edge: 4,
        inner:
          folds +
          fill(
            poly([at(-k.side * 0.05, 0, 0.1), at(-k.side * 0.05, 1.6, 0.1), e(-k.side * 3, 1.6), e(-k.side * 3, 0)]),
            t.lo,
            'opacity=".6"',
          ),
      }),
    };
  };
}

/** Strings of beads on the breast. */
export function beads(colours: readonly string[]): Part {
  return (k) => {
    const { x, y, w, h } = k.frame.pose;
    let svg = '';
    for (let row = 0; row < 2; row++)
      for (let i = 0; i <= 12; i++) {
        const u = -1 + i / 6;
        const t = k.tones(colours[(i + row) % colours.length] as string);
        const [px, py] = [x + u * w * (0.6 + row * 0.14), y + h * (1.52 + row * 0.14 - u * u * 0.22)];
        svg += `<circle cx="${n(px)}" cy="${n(py)}" r="7" fill="${t.lo}"/><circle cx="${n(px + k.side * 1.4)}" cy="${n(py - 1.4)}" r="5" fill="${t.base}"/>`;
      }
    return { z: Z.front, svg };
  };
}

/** A blade between the teeth. */
export function knifeInTeeth(): Part {
  return (k) => {
    const at = k.frame.at.bind(k.frame);
    const m = k.tones('#d4dae0');
    const [lx, ly] = at(-0.9, 0.6);
    const [rx, ry] = at(0.5, 0.64, 0.06);
    return {
      z: Z.front,
      svg:
        form(
          k,
          line([
            [lx - 34, ly - 12, 0],
            [rx, ry - 12, 0],
            [rx, ry + 10, 0],
            [lx, ly + 8],
          ]),
          m,
          { depth: 5, edge: 4 },
        ) +
        form(
          k,
          poly([
            [rx, ry - 14],
            [rx + 8, ry - 14],
            [rx + 8, ry + 14],
            [rx, ry + 14],
          ]),
          k.tones('#c9a86a'),
          { depth: 3, edge: 1 },
        ) +
        form(
          k,
          poly([
            [rx + 8, ry - 9],
            [rx + 70, ry - 13],
            [rx + 70, ry + 9],
            [rx + 8, ry + 9],
          ]),
          k.tones('#5a3524'),
          { depth: 5, edge: 2 },
        ),
    };
  };
}

/** A hand that holds one arrow upright. */
export function arrowInHand(spec: { x: number; y: number; skin: string; sleeve: string }): Part {
  return (k) => {
    const { x, y } = spec;
    const on = (text: string): Pt[] => place(pts(text), x, y, 1, -6);
    const shaft =
      form(k, poly(on('-4 -220, 4 -220, 4 140, -4 140')), k.tones('#d9c49a'), { depth: 3, edge: 2 }) +
      form(k, line(on('0 -262!, 16 -214, 0 -222!, -16 -214')), k.tones('#c3cad0'), { depth: 5, edge: 3 });
    return [
      { z: Z.front, svg: shaft },
      ...[fist({ x, y: y + 30, skin: spec.skin, sleeve: spec.sleeve, size: 0.84 })(k)].flat(),
    ];
  };
}

/** A flat hand that shades the eyes. */
export function visorHand(spec: { skin: string; sleeve: string }): Part {
  return (k) => {
    const t = k.tones(spec.skin);
    const [x, y] = k.frame.at(-0.5, -0.34, 0.1);
    const on = (text: string): Pt[] => place(pts(text), x, y, 1, -4);
    let svg = form(k, line(on('-52 6!, -30 34!, -96 250!, -190 250!')), k.tones(spec.sleeve), { depth: 12, edge: 4 });
    for (let i = 0; i < 4; i++)
      svg += form(
        k,
        blade(on(`-40 ${i * 9 - 6}, 10 ${-14 + i * 9}, ${66 - Math.abs(i - 1) * 8} ${-12 + i * 9}`), [15, 14, 9]),
        t,
        { depth: 5, edge: 2.5 },
      );
    svg += form(k, line(on('-66 -10, -24 -18, -14 10, -26 34, -58 34')), t, { depth: 8, edge: 3 });
    return { z: Z.front, svg };
  };
}

/** Daisies in the grass before the figure. */
export function daisies(): Part {
  return (k) => {
    const green = k.tones('#5d9148');
    let svg = '';
    for (let i = 0; i < 40; i++) {
      const x = k.c.between(-10, 410);
      const y = 470 + k.c.between(0, 80) - Math.abs(x - 204) * 0.16;
      svg += fill(
        blade(
          [
            [x, 600],
            [x + k.c.between(-12, 12), (600 + y) / 2],
            [x + k.c.between(-16, 16), y],
          ],
          [6, 6, 2],
        ),
        i % 2 ? green.base : green.lo,
      );
      if (i % 3 === 0) svg += flower(k, x, y, k.c.between(13, 24), '#fff6e4', '#f0b429');
    }
    return { z: Z.front, svg };
  };
}

/** Butterflies about the head. */
export function butterflies(colours: readonly string[]): Part {
  return (k) => ({
    z: Z.front,
    svg: (
      [
        [70, 110, 26, -20],
        [340, 150, 30, 24],
        [330, 420, 22, -14],
        [80, 430, 18, 30],
      ] as const
    )
      .map(([x, y, r, turn], i) => {
        const t = k.tones(colours[i % colours.length] as string);
        const on = (text: string): Pt[] => place(pts(text), x, y, r / 30, turn);
        return (
          fill(
            line(on('0 0!, 10 -30, 40 -34, 36 -4, 12 4')) + line(on('0 0!, -10 -30, -40 -34, -36 -4, -12 4')),
            t.base,
          ) +
          fill(line(on('0 0!, 14 4, 30 18, 14 30')) + line(on('0 0!, -14 4, -30 18, -14 30')), t.hi) +
          fill(blade(on('0 -12, 0 22'), 5), k.light.ink)
        );
      })
      .join(''),
  });
}

/** A tear on one cheek. */
export function tear(side: -1 | 1): Part {
  return (k) => {
    const [x, y] = k.frame.at(side * 0.36, 0.3, 0.05);
    return {
      z: Z.beard,
      svg:
        fill(
          line([
            [x, y - 16, 0],
            [x + 7, y],
            [x, y + 8],
            [x - 7, y],
          ]),
          '#dff4ff',
        ) +
        fill(
          blade(
            [
              [x, y - 34],
              [x, y - 10],
            ],
            [2, 3, 2],
          ),
          '#dff4ff',
          'opacity=".8"',
        ),
    };
  };
}

/** A candle in a hand. */
export function candle(spec: { x: number; y: number; skin: string; sleeve: string }): Part {
  return (k) => {
    const { x, y } = spec;
    return [
      {
        z: Z.front,
        svg:
          form(
            k,
            poly([
              [x - 13, y - 70],
              [x + 13, y - 70],
              [x + 13, y + 30],
              [x - 13, y + 30],
            ]),
            k.tones('#f4ead0'),
            { depth: 8, edge: 3 },
          ) + flame(k, x, y - 92, 28, ['#f0a03a', '#ffd87a', '#ffffff']),
      },
      ...[fist({ x, y: y + 24, skin: spec.skin, sleeve: spec.sleeve, size: 0.84 })(k)].flat(),
    ];
  };
}

/** A lantern on a hook. */
export function lantern(spec: { x: number; y: number }): Part {
  return (k) => {
    const { x, y } = spec;
    const iron = k.tones('#4a443c');
    const id = k.id();
    k.def(
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe38a" stop-opacity=".9"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>`,
    );
    const glass = poly([
      [x - 28, y - 40],
      [x + 28, y - 40],
      [x + 32, y + 46],
      [x - 32, y + 46],
    ]);
    return {
      z: Z.front,
      svg:
        `<circle cx="${n(x)}" cy="${n(y)}" r="110" fill="url(#${id})"/>` +
        fill(glass, '#fff0b0') +
        flame(k, x, y + 10, 18, ['#f0902a', '#ffd87a', '#ffffff']) +
        fill(
          poly([
            [x - 3, y - 40],
            [x + 3, y - 40],
            [x + 3, y + 46],
            [x - 3, y + 46],
          ]),
          iron.base,
          'opacity=".7"',
        ) +
        form(
          k,
          line([
            [x - 38, y - 38, 0],
            [x, y - 74],
            [x + 38, y - 38, 0],
          ]),
          iron,
          { depth: 6, edge: 3 },
        ) +
        form(
          k,
          poly([
            [x - 38, y + 44],
            [x + 38, y + 44],
            [x + 34, y + 60],
            [x - 34, y + 60],
          ]),
          iron,
          { depth: 6, edge: 3 },
        ) +
        `<path d="M${x - 16} ${y - 62}a18 20 0 1 1 32 0" fill="none" stroke="${iron.base}" stroke-width="6"/>`,
    };
  };
}

/** A kerchief tied over the hair. */
export function kerchief(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = k.frame.edge.bind(k.frame);
    const shape = line([
      e(-1.14, -0.34, 0),
      e(-1.1, -0.86),
      e(-0.6, -1.24),
      e(0, -1.3),
      e(0.6, -1.24),
      e(1.1, -0.86),
      e(1.14, -0.34, 0),
      e(0.6, -0.6),
      e(0, -0.68),
      e(-0.6, -0.6),
    ]);
    return {
      z: Z.gear,
      svg: form(k, shape, t, {
        depth: 16,
        edge: 4,
        inner: fill(
          blade([e(-0.9, -0.6), e(-0.4, -1.0), e(0.1, -1.2)], 9) +
            blade([e(0.9, -0.6), e(0.5, -0.95), e(0.2, -1.2)], 9),
          t.deep,
          'opacity=".5"',
        ),
      }),
    };
  };
}

/** A beard cut short that leaves the mouth free. */
export function shortBeard(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const at = k.frame.at.bind(k.frame);
    const e = k.frame.edge.bind(k.frame);
    const shape = line([
      e(-1.03, -0.04, 0),
      e(-0.92, 0.3),
      at(-0.5, 0.56),
      at(-0.42, 0.8, 0.02),
      at(0, 0.84, 0.04),
      at(0.42, 0.8, 0.02),
      at(0.5, 0.56),
      e(0.92, 0.3),
      e(1.03, -0.04, 0),
      e(1.1, 0.5),
      e(0.8, 1.1),
      e(0.36, 1.3, 0),
      e(0, 1.24),
      e(-0.36, 1.3, 0),
      e(-0.8, 1.1),
      e(-1.1, 0.5),
    ]);
    return {
      z: Z.beard,
      svg: form(k, shape, t, {
        depth: 12,
        edge: 4,
        inner: [-0.7, -0.4, 0, 0.4, 0.7]
          .map((u) => fill(blade([e(u, 0.7), e(u * 1.05, 1.0), e(u * 0.9, 1.24)], 8), t.deep, 'opacity=".5"'))
          .join(''),
      }),
    };
  };
}

/** Crossed hammers. */
export function hammers(colour: string): (k: Kit, x: number, y: number) => string {
  return (k, x, y) => {
    const t = k.tones(colour);
    const one = (turn: number): string => {
      const on = (text: string): Pt[] => place(pts(text), x, y, 1, turn);
      return fill(poly(on('-3 -20, 3 -20, 3 36, -3 36')) + poly(on('-17 -34, 17 -34, 17 -14, -17 -14')), t.base);
    };
    return one(38) + one(-38);
  };
}

/** A jagged flash. */
export function lightningSign(colour: string): (k: Kit, x: number, y: number) => string {
  return (k, x, y) =>
    fill(poly(place(pts('8 -44, -22 8, -2 8, -10 46, 24 -12, 4 -12, 22 -44'), x, y)), k.tones(colour).base);
}
