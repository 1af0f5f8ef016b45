/** Things people carry: shields, shafts, staffs, tools, books, birds. */

import { mix, shift } from './colour';
import { flame } from './hands';
import { Z, fill, form, type Kit, type Part } from './kit';
import { blade, line, n, place, poly, pts, type Pt } from './pen';

interface Spot {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  flip?: boolean;
  z?: number;
}

const setter =
  ({ x, y, turn = 0, size = 1, flip = false }: Spot) =>
  (text: string): Pt[] =>
    place(pts(text), x, y, size, turn, flip);

/** A bar of even width, for shafts and beams. */
function bar(k: Kit, way: Pt[], wide: number, colour: string): string {
  return form(k, blade(way, [wide, wide, wide]), k.tones(colour), { depth: wide * 0.4, edge: 2 });
}

/** A crossbow held upright: bow above, stock below. */
export function crossbow(spec: Spot & { wood?: string; metal?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const size = spec.size ?? 1;
    const metal = k.tones(spec.metal ?? '#9aa2aa');
    const svg =
      fill(blade(on('-104 30, 0 66, 104 30'), [2, 2, 2]), '#f3e8cc') +
      form(k, line(on('-14 -70!, 14 -70!, 15 130, 26 240!, -26 240!, -15 130')), k.tones(spec.wood ?? '#8a5a30'), {
        depth: 8,
        edge: 3,
      }) +
      form(
        k,
        blade(
          on('-108 30, -64 -30, 0 -52, 64 -30, 108 30'),
          [6, 16, 20, 16, 6].map((w) => w * size),
        ),
        metal,
        { depth: 7, edge: 3 },
      ) +
      form(k, poly(on('-5 -118, 5 -118, 5 60, -5 60')), k.tones('#d9c49a'), { depth: 3, edge: 1 }) +
      fill(poly(on('0 -142, 12 -112, -12 -112')), metal.hi);
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A shield: round with a boss, or a heater; `sign` is drawn on it. */
export function shield(
  spec: Spot & {
    colour: string;
    rim?: string;
    round?: boolean;
    sign?: (k: Kit, x: number, y: number) => string;
    split?: string;
  },
): Part {
  return (k) => {
    const on = setter(spec);
    const d = spec.round
      ? line(on('0 -88, 62 -62, 88 0, 62 62, 0 88, -62 62, -88 0, -62 -62'))
      : line(on('-74 -90!, 0 -78, 74 -90!, 74 10, 44 80, 0 116!, -44 80, -74 10'));
    const t = k.tones(spec.colour);
    const halves = spec.split
      ? fill(
          poly(on('0 -130, 130 -130, 130 0, 0 0')) + poly(on('0 0, 0 130, -130 130, -130 0')),
          k.tones(spec.split).base,
        )
      : '';
    const rim = k.tones(spec.rim ?? '#8a9098');
    const [cx, cy] = on('0 0')[0] as Pt;
    const boss = spec.round
      ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="22" fill="${rim.lo}"/><circle cx="${n(cx + k.side * 3)}" cy="${n(cy - 3)}" r="16" fill="${rim.base}"/><circle cx="${n(cx + k.side * 6)}" cy="${n(cy - 6)}" r="6" fill="${rim.hi}"/>`
      : '';
    return {
      z: spec.z ?? Z.front,
      svg:
        form(k, d, t, {
          depth: 14,
          edge: 5,
          inner:
            halves + fill(poly(on('0 -200, 200 -200, 200 200, 0 200')), t.deep, `opacity="${k.side < 0 ? 0.3 : 0}"`),
        }) +
        `<path d="${d}" fill="none" stroke="${rim.base}" stroke-width="9"/><path d="${d}" fill="none" stroke="${rim.hi}" stroke-width="2.5" transform="translate(${k.side * 2} -2)"/>` +
        (spec.sign?.(k, cx, cy) ?? boss),
    };
  };
}

/** A long shaft with a head: spear, halberd or trident. */
export function polearm(
  spec: Spot & { head?: 'spear' | 'halberd' | 'trident' | 'banner'; metal?: string; wood?: string; cloth?: string },
): Part {
  return (k) => {
    const on = setter(spec);
    const size = spec.size ?? 1;
    const m = k.tones(spec.metal ?? '#c3cad0');
    let svg = bar(k, on('0 -60, 0 460'), 13 * size, spec.wood ?? '#7a4f2a');
    if (spec.cloth)
      svg += form(k, line(on('4 -20!, 60 -8, 110 -24!, 92 20, 112 66!, 60 58, 4 72!')), k.tones(spec.cloth), {
        depth: 8,
        edge: 3,
      });
    if (spec.head === 'halberd')
      svg +=
        form(k, line(on('6 -40!, 40 -64, 70 -50, 76 0, 60 34, 34 20, 6 24!')), m, { depth: 10, edge: 4 }) +
        form(k, line(on('-6 -20!, -44 -8, -52 12!, -6 14!')), m, { depth: 6, edge: 3 });
    if (spec.head === 'trident')
      svg += form(
        k,
        blade(
          on('-44 -120, -46 -60, 0 -30, 46 -60, 44 -120'),
          [2, 16, 16, 16, 2].map((w) => w * size),
        ),
        m,
        { depth: 6, edge: 3 },
      );
    svg +=
      form(k, line(on('0 -150!, 19 -96, 9 -50!, -9 -50!, -19 -96')), m, { depth: 8, edge: 3 }) +
      fill(poly(on('0 -146, 0 -52, 9 -50, 18 -96')), k.side < 0 ? m.lo : m.hi);
    return { z: spec.z ?? Z.behind, svg };
  };
}

/** A staff with something that shines at its head. */
export function staff(spec: Spot & { wood?: string; orb?: string; hook?: boolean }): Part {
  return (k) => {
    const on = setter(spec);
    const size = spec.size ?? 1;
    const wood = spec.wood ?? '#6b4a2c';
    let svg = form(
      k,
      blade(
        on('0 -30, 4 200, -2 460'),
        [16, 15, 18].map((w) => w * size),
      ),
      k.tones(wood),
      { depth: 6, edge: 3 },
    );
    svg += form(
      k,
      blade(
        on(spec.hook ? '0 -20, -8 -80, 30 -116, 66 -86, 48 -52' : '0 -20, -34 -60, -24 -110'),
        [18, 16, 14, 11, 2].map((w) => w * size),
      ),
      k.tones(wood),
      { depth: 6, edge: 3 },
    );
    if (!spec.hook)
      svg += form(
        k,
        blade(
          on('0 -20, 34 -60, 24 -110'),
          [18, 14, 2].map((w) => w * size),
        ),
        k.tones(wood),
        { depth: 6, edge: 3 },
      );
    const [ox, oy] = on(spec.hook ? '30 -76' : '0 -72')[0] as Pt;
    if (spec.orb) svg += orb(k, ox, oy, 24 * size, spec.orb);
    return { z: spec.z ?? Z.behind, svg };
  };
}

/** A ball of light. */
export function orb(k: Kit, x: number, y: number, r: number, colour: string): string {
  const id = k.id();
  k.def(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.4)}" fill="url(#${id})"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(colour, '#ffffff', 0.25)}"/><circle cx="${n(x + k.side * r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.42)}" fill="#fff"/>`;
}

/** A ball of light in the air, as a part. */
export function floatingOrb(spec: { x: number; y: number; r?: number; colour: string }): Part {
  return (k) => ({ z: Z.front, svg: orb(k, spec.x, spec.y, spec.r ?? 26, spec.colour) });
}

/** A hammer or mace on a shaft. */
export function hammer(spec: Spot & { metal?: string; wood?: string; mace?: boolean }): Part {
  return (k) => {
    const on = setter(spec);
    const size = spec.size ?? 1;
    const metal = k.tones(spec.metal ?? '#8f979e');
    let svg = bar(k, on('0 -20, 0 380'), 15 * size, spec.wood ?? '#6b4428');
    if (spec.mace) {
      for (const [a, b] of [
        ['-14 -30', '-62 -40'],
        ['14 -30', '62 -40'],
        ['-10 -64', '-40 -104'],
        ['10 -64', '40 -104'],
        ['-14 -8', '-46 14'],
        ['14 -8', '46 14'],
        ['0 -70', '0 -118'],
      ] as const)
        svg += form(k, blade([...on(a), ...on(b)], [22 * size, 12 * size, 1]), metal, { depth: 5, edge: 2 });
      const [cx, cy] = on('0 -40')[0] as Pt;
      svg += form(
        k,
        `M${n(cx - 34 * size)} ${n(cy)}a${n(34 * size)} ${n(34 * size)} 0 1 0 ${n(68 * size)} 0a${n(34 * size)} ${n(34 * size)} 0 1 0 ${n(-68 * size)} 0z`,
        metal,
        { depth: 14, edge: 4 },
      );
    } else
      svg +=
        form(k, poly(on('-62 -76, 58 -76, 66 -66, 66 -16, 58 -6, -62 -6')), metal, {
          depth: 14,
          edge: 5,
          inner: fill(poly(on('30 -90, 42 -90, 42 10, 30 10')), metal.deep, 'opacity=".6"'),
        }) +
        form(k, poly(on('-14 -86, 14 -86, 14 6, -14 6')), k.tones(shift(spec.metal ?? '#8f979e', 0.7)), {
          depth: 5,
          edge: 2,
        });
    return { z: spec.z ?? Z.behind, svg };
  };
}

/** A torch that burns. */
export function torch(spec: Spot): Part {
  return (k) => {
    const on = setter(spec);
    const [fx, fy] = on('0 -54')[0] as Pt;
    return {
      z: spec.z ?? Z.front,
      svg:
        bar(k, on('0 -20, 0 300'), 18 * (spec.size ?? 1), '#6b4428') +
        form(k, poly(on('-18 -26, 18 -26, 12 30, -12 30')), k.tones('#4a3a2c'), { depth: 6, edge: 3 }) +
        flame(k, fx, fy, 40 * (spec.size ?? 1), ['#e2571e', '#ffab3d', '#fff3b0']),
    };
  };
}

/** A scroll with a seal. */
export function parchment(spec: Spot & { seal?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones('#efe0b8');
    const lines = [-34, -16, 2, 20]
      .map((dy) =>
        fill(
          blade(
            place(
              [
                [-34, dy],
                [32 - (dy % 3) * 6, dy],
              ],
              spec.x,
              spec.y,
              spec.size,
              spec.turn,
              spec.flip,
            ),
            [2, 3, 2],
          ),
          t.deep,
          'opacity=".7"',
        ),
      )
      .join('');
    const [sx, sy] = on('22 44')[0] as Pt;
    return {
      z: spec.z ?? Z.front,
      svg:
        form(k, line(on('-48 -62!, 48 -66!, 44 0, 50 62!, -46 66!, -42 0')), t, { depth: 12, edge: 4, inner: lines }) +
        form(k, blade(on('-56 -66, 0 -64, 56 -70'), [20, 20, 20]), t, { depth: 6, edge: 3 }) +
        form(k, blade(on('-54 68, 0 66, 58 64'), [18, 18, 18]), t, { depth: 6, edge: 3 }) +
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="13" fill="${k.tones(spec.seal ?? '#a8242c').lo}"/><circle cx="${n(sx + k.side)}" cy="${n(sy - 1)}" r="9" fill="${k.tones(spec.seal ?? '#a8242c').base}"/>`,
    };
  };
}

/** A closed book with clasps. */
export function book(spec: Spot & { colour: string; metal?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const m = k.tones(spec.metal ?? '#d9a83a');
    return {
      z: spec.z ?? Z.front,
      svg:
        form(k, poly(on('-56 -74, 60 -74, 66 -64, 66 80, -56 80')), k.tones('#efe0b8'), { depth: 8, edge: 3 }) +
        form(k, poly(on('-62 -78, 52 -78, 52 76, -62 76')), k.tones(spec.colour), { depth: 12, edge: 5 }) +
        fill(
          poly(on('-62 -78, -34 -78, -62 -46')) +
            poly(on('52 -78, 24 -78, 52 -46')) +
            poly(on('-62 76, -34 76, -62 44')) +
            poly(on('52 76, 24 76, 52 44')) +
            poly(on('-5 -26, 17 0, -5 26, -27 0')),
          m.base,
        ),
    };
  };
}

/** A bird on a shoulder or a glove: raven, owl or hawk. */
export function perched(spec: Spot & { kind: 'raven' | 'owl' | 'hawk'; colour?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones(spec.colour ?? { raven: '#2a2733', owl: '#a58458', hawk: '#8a6440' }[spec.kind]);
    const beak = k.tones('#e0a63a');
    let svg = form(k, line(on('-20 60, -34 10, -26 -30, 0 -50, 26 -30, 34 10, 20 60, 14 120!, -12 120!')), t, {
      depth: 10,
      edge: 4,
      inner: [0, 1, 2, 3]
        .map((row) =>
          fill(blade(on(`-22 ${row * 16}, 0 ${row * 16 + 10}, 22 ${row * 16}`), [3, 6, 3]), t.deep, 'opacity=".5"'),
        )
        .join(''),
    });
    svg +=
      form(k, line(on('18 -16, 44 20, 34 90!, 14 40')), t, { depth: 6, edge: 3, dim: k.side > 0 }) +
      form(k, line(on('-18 -16, -44 20, -34 90!, -14 40')), t, { depth: 6, edge: 3, dim: k.side < 0 });
    if (spec.kind === 'owl')
      svg +=
        form(k, line(on('-34 -84!, -14 -78, 14 -78, 34 -84!, 34 -44, 0 -22, -34 -44')), t, { depth: 8, edge: 4 }) +
        [-14, 14]
          .map((dx) => {
            const [x, y] = on(`${dx} -56`)[0] as Pt;
            return `<circle cx="${n(x)}" cy="${n(y)}" r="12" fill="#f4e2b0"/><circle cx="${n(x)}" cy="${n(y)}" r="8" fill="#e09a1c"/><circle cx="${n(x)}" cy="${n(y)}" r="4" fill="#140a04"/>`;
          })
          .join('') +
        fill(poly(on('-5 -46, 5 -46, 0 -30')), beak.base);
    else {
      svg += form(k, line(on('-22 -46, -20 -72, 0 -84, 20 -72, 22 -46, 0 -34')), t, { depth: 8, edge: 4 });
      const [x, y] = on('-9 -62')[0] as Pt;
      svg +=
        form(
          k,
          line(on('-18 -66!, -46 -54, -54 -42!, -40 -44, -16 -48!')),
          spec.kind === 'raven' ? k.tones('#4a4450') : beak,
          { depth: 5, edge: 2 },
        ) +
        `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="#ffd24a"/><circle cx="${n(x)}" cy="${n(y)}" r="2.4" fill="#140a04"/>`;
    }
    svg += fill(blade(on('-10 116, -12 132'), 8) + blade(on('10 116, 12 132'), 8), beak.base);
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A curved sword, held or slung; x, y is the guard. */
export function sabre(spec: Spot & { metal?: string; grip?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const m = k.tones(spec.metal ?? '#d4dae0');
    const d = line(on('-10 0!, -14 -120, 4 -230, 44 -310!, 26 -220, 16 -120, 12 0!'));
    return {
      z: spec.z ?? Z.front,
      svg:
        form(k, d, m, {
          depth: 6,
          edge: 4,
          inner: fill(line(on('2 0!, 0 -120, 14 -230, 44 -310!, 26 -220, 16 -120, 12 0!')), m.lo),
        }) +
        form(k, blade(on('-30 -2, 0 4, 34 -6, 30 60'), [10, 12, 10, 6]), k.tones('#d9a83a'), { depth: 5, edge: 2 }) +
        form(k, blade(on('0 4, 2 40, -6 74'), [16, 16, 16]), k.tones(spec.grip ?? '#4a2c20'), { depth: 5, edge: 2 }),
    };
  };
}

/** A horse's head and neck beside its rider, looking out of the picture. */
export function horseHead(spec: Spot & { colour: string; bridle?: string; mane?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones(spec.colour);
    const m = k.tones(spec.mane ?? shift(spec.colour, 0.5));
    const strap = k.tones(spec.bridle ?? '#3a2418');
    let svg = form(k, line(on('60 -130, 30 -60, 40 60, 80 220!, 200 220!, 180 40, 130 -90, 96 -136')), t, {
      depth: 16,
      edge: 5,
    });
    for (let index = 0; index < 8; index++)
      svg += fill(
        blade(
          on(
            `${96 + index * 10} ${-140 + index * 34}, ${130 + index * 8} ${-120 + index * 36}, ${136 + index * 8} ${-70 + index * 38}`,
          ),
          [14, 24, 1],
        ),
        index % 2 ? m.base : m.lo,
      );
    svg +=
      form(k, line(on('58 -150!, 66 -196!, 86 -150')), t, { depth: 6, edge: 3 }) +
      form(k, line(on('90 -146!, 104 -190!, 112 -136')), t, { depth: 6, edge: 3, dim: true });
    svg += form(
      k,
      line(on('104 -130, 60 -156, 20 -130, -20 -60, -58 10, -64 50, -40 70, -8 60, 30 20, 70 -10, 100 -50')),
      t,
      { depth: 14, edge: 5 },
    );
    const [ex, ey] = on('34 -92')[0] as Pt;
    const [nx, ny] = on('-44 36')[0] as Pt;
    svg +=
      fill(
        blade(on('-34 -36, 0 -2, 26 24'), [8, 9, 8]) +
          blade(on('10 -118, 50 -70, 92 -40'), [8, 9, 8]) +
          blade(on('-6 0, 40 -30, 60 -68'), [6, 7, 6]),
        strap.base,
      ) +
      `<ellipse cx="${n(ex)}" cy="${n(ey)}" rx="12" ry="9" fill="#1a0e08"/><circle cx="${n(ex + k.side * 3)}" cy="${n(ey - 3)}" r="3.4" fill="#fff"/><ellipse cx="${n(nx)}" cy="${n(ny)}" rx="8" ry="5" fill="${t.deep}"/>`;
    return { z: spec.z ?? Z.behind, svg };
  };
}
