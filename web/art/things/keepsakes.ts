/** Things one is given and keeps. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';

const set =
  (x = 200, y = 280, size = 1, turn = 0) =>
  (text: string): Pt[] =>
    place(pts(text), x, y, size, turn);

export function boots(): Part {
  return (k) => {
    const boot = (x: number, colour: string): string => {
      const on = set(x, 270, 1);
      const t = k.tones(colour);
      return (
        form(k, line(on('-46 -130!, 40 -136!, 42 40, 60 84, 120 104, 130 140!, -50 140!, -42 60')), t, {
          depth: 16,
          edge: 6,
          inner: fill(
            ['-44 0, 0 10, 44 -4', '-44 30, 0 42, 48 30'].map((way) => blade(on(way), [4, 8, 4])).join(''),
            t.deep,
            'opacity=".6"',
          ),
        }) +
        form(k, line(on('-54 -142, 48 -150, 52 -108, -52 -100')), k.tones('#c9a87a'), { depth: 10, edge: 4 }) +
        fill(poly(on('-52 138, 132 138, 132 156, -52 156')), t.deep)
      );
    };
    return { z: Z.body, svg: boot(130, '#5a3a28') + boot(240, '#7a4f34') };
  };
}

/** A round case with a needle. */
export function compassCase(spec: { metal?: string } = {}): Part {
  return (k) => {
    const m = k.tones(spec.metal ?? '#c9922e');
    const on = set();
    const needle = (way: string, paint: string): string => fill(poly(on(way)), paint);
    const ticks = Array.from(
      { length: 12 },
      (_, index) =>
        `<rect x="197" y="192" width="6" height="16" fill="${k.light.ink}" transform="rotate(${index * 30} 200 280)"/>`,
    ).join('');
    return {
      z: Z.body,
      svg:
        form(k, blade(on('0 -128, 0 -172'), [30, 26]), m, { depth: 6, edge: 3 }) +
        `<circle cx="200" cy="286" r="136" fill="${m.deep}"/><circle cx="200" cy="280" r="134" fill="${m.lo}"/><circle cx="196" cy="276" r="124" fill="${m.base}"/><circle cx="200" cy="280" r="104" fill="#f2e6c8"/>${ticks}` +
        `<g transform="rotate(38 200 280)">${needle('0 -84, 15 0, -15 0', '#b8322a')}${needle('0 84, 15 0, -15 0', '#3a4a5a')}</g><circle cx="200" cy="280" r="9" fill="${m.hi}"/>`,
    };
  };
}

/** A small heavy weight with a knob. */
export function brassWeight(): Part {
  return (k) => {
    const on = set();
    const m = k.tones('#d09a34');
    return {
      z: Z.body,
      svg:
        form(k, line(on('-24 -138, 0 -152, 24 -138, 30 -104, 16 -80, -16 -80, -30 -104')), m, { depth: 10, edge: 5 }) +
        form(k, line(on('-60 -70, 0 -84, 60 -70, 88 -20, 100 110, 84 136, -84 136, -100 110, -88 -20')), m, {
          depth: 26,
          edge: 9,
        }) +
        `<circle cx="200" cy="310" r="36" fill="none" stroke="${m.deep}" stroke-width="9"/><path d="M200 286v48" stroke="${m.deep}" stroke-width="10"/>`,
    };
  };
}

/** A stamp with an eagle, on skin. */
export function stampedArm(): Part {
  return (k) => {
    const on = set(200, 290, 1, -18);
    const skin = k.tones('#dcae8a');
    return {
      z: Z.body,
      svg:
        form(k, line(on('-76 -260!, 74 -260!, 88 0, 60 280!, -60 280!, -88 0')), skin, { depth: 24, edge: 8 }) +
        `<g transform="rotate(-18 200 290)"><rect x="132" y="214" width="136" height="136" rx="12" fill="none" stroke="#6a2f9a" stroke-width="9" opacity=".85"/></g>` +
        fill(
          line(on('0 -50, 12 -24, 56 -40, 40 4, 20 12, 12 44, -12 44, -20 12, -40 4, -56 -40, -12 -24')),
          '#6a2f9a',
          'opacity=".85"',
        ),
    };
  };
}

/** Something small that hangs from a string. */
export function pendant(spec: { body: 'feather' | 'stone'; colour: string }): Part {
  return (k) => {
    const on = set();
    const t = k.tones(spec.colour);
    const string = fill(
      blade(on('-110 -190, -60 -110, 0 -70, 60 -110, 110 -190'), [6, 7, 8, 7, 6]),
      k.tones('#7a5a3a').base,
    );
    const body =
      spec.body === 'feather'
        ? form(k, line(on('0 -84!, 40 -40, 52 40, 20 130, -10 160!, -28 110, -46 30, -34 -44')), t, {
            depth: 12,
            edge: 5,
            inner: fill(
              ['-40 0, 0 40', '-40 50, 0 90', '44 -10, 4 34', '40 50, 4 90']
                .map((way) => blade(on(way), [2, 6, 2]))
                .join(''),
              t.deep,
              'opacity=".8"',
            ),
          }) + fill(blade(on('0 -84, 2 40, -10 170'), [5, 6, 3]), k.tones('#e8dcc0').base)
        : form(k, line(on('-22 -78, 22 -78, 66 -10, 56 70, 0 110, -56 70, -66 -10')), t, {
            depth: 18,
            edge: 8,
            inner: fill(poly(on('-22 -78, 22 -78, 0 0')) + poly(on('-66 -10, 0 0, 0 110')), t.hi, 'opacity=".5"'),
          });
    return { z: Z.body, svg: string + body };
  };
}

/** A pelt spread out, paws and all. */
export function bearskin(): Part {
  return (k) => {
    const on = set(200, 270);
    const t = k.tones('#5a3c28');
    const claws = ['-150 -70', '150 -70', '-140 170', '140 170'].flatMap((at) => {
      const [x, y] = on(at)[0] as Pt;
      return [-12, 0, 12].map((dx) =>
        blade(
          [
            [x + dx, y],
            [x + dx * 1.8, y + 26],
          ],
          [8, 1],
        ),
      );
    });
    return {
      z: Z.body,
      svg:
        fill(claws.join(''), '#f0e4c8') +
        form(
          k,
          line(
            on(
              '-40 -110, -90 -80, -160 -90, -160 -50, -96 -20, -92 80, -150 150, -120 182, -50 140, 0 160, 50 140, 120 182, 150 150, 92 80, 96 -20, 160 -50, 160 -90, 90 -80, 40 -110',
            ),
          ),
          t,
          { depth: 18, edge: 7 },
        ) +
        form(
          k,
          line(on('-56 -136, -66 -170, -34 -170, 0 -184, 34 -170, 66 -170, 56 -136, 44 -92, 0 -70, -44 -92')),
          t,
          { depth: 14, edge: 6 },
        ) +
        fill(line(on('-16 -104, 0 -112, 16 -104, 0 -88')), k.light.ink) +
        fill(blade(on('-34 -138, -18 -134'), [5, 5]) + blade(on('34 -138, 18 -134'), [5, 5]), k.light.ink),
    };
  };
}

export function spyglass(): Part {
  return (k) => {
    const on = set(200, 280, 1.1, -36);
    const brass = k.tones('#cf9a34');
    const leather = k.tones('#5a3424');
    return {
      z: Z.body,
      svg:
        form(k, poly(on('-170 -26, -60 -30, -60 30, -170 26')), brass, { depth: 10, edge: 5 }) +
        form(k, poly(on('-64 -40, 50 -44, 50 44, -64 40')), leather, { depth: 14, edge: 6 }) +
        form(k, poly(on('46 -54, 160 -60, 160 60, 46 54')), brass, { depth: 18, edge: 7 }) +
        form(k, blade(on('160 -64, 166 0, 160 64'), [17, 26, 17]), brass, { depth: 6, edge: 3 }) +
        fill(blade(on('168 -50, 176 0, 168 50'), [4, 17, 4]), '#cfeaf6') +
        fill(blade(on('-60 -38, -60 38'), [13, 13]) + blade(on('48 -50, 48 50'), [15, 15]), brass.hi),
    };
  };
}

/** Mail on a stand, patched. */
export function hauberk(): Part {
  return (k) => {
    const on = set(200, 280);
    const t = k.tones('#8a9098');
    let rings = '';
    for (let y = 190; y < 420; y += 15)
      for (let x = 70; x < 340; x += 15)
        rings += `<circle cx="${x + ((y / 15) % 2) * 7}" cy="${y}" r="5.4" fill="none" stroke="${t.deep}" stroke-width="2" opacity=".7"/>`;
    const body = line(
      on(
        '-50 -136, 0 -112, 50 -136, 130 -84, 150 20, 104 24, 92 -20, 96 130, -96 130, -92 -20, -104 24, -150 20, -130 -84',
      ),
    );
    return {
      z: Z.body,
      svg:
        form(k, body, t, { depth: 20, edge: 7, inner: rings }) +
        form(k, poly(on('14 10, 66 2, 70 54, 18 60')), k.tones('#7a4a2c'), { depth: 7, edge: 3 }) +
        fill(
          ['20 14, 24 4', '40 12, 44 0', '62 10, 66 -2', '24 64, 26 52', '46 62, 48 50', '68 60, 70 48']
            .map((way) => blade(on(way), [4, 4]))
            .join(''),
          '#efe6d0',
        ),
    };
  };
}

/** A chest of a healer, open. */
export function healersChest(): Part {
  return (k) => {
    const on = set(200, 290);
    const wood = k.tones('#8a5a30');
    const jarAt = (x: number, colour: string): string =>
      form(
        k,
        line(on(`${x - 22} -8, ${x - 22} -56, ${x - 13} -70, ${x + 13} -70, ${x + 22} -56, ${x + 22} -8`)),
        k.tones(colour),
        { depth: 8, edge: 4 },
      );
    return {
      z: Z.body,
      svg:
        form(k, line(on('-140 -130!, 140 -130!, 150 -20!, -150 -20!')), wood, {
          depth: 12,
          edge: 6,
          inner: fill(poly(on('-118 -112, 118 -112, 126 -30, -126 -30')), wood.deep),
        }) +
        jarAt(-84, '#b8d0a0') +
        jarAt(-30, '#e8dcc0') +
        jarAt(26, '#9ac0d0') +
        jarAt(82, '#d8a08a') +
        form(k, poly(on('-152 -14, 152 -14, 140 130, -140 130')), wood, { depth: 16, edge: 7 }) +
        fill(poly(on('-16 20, 16 20, 16 92, -16 92')) + poly(on('-36 40, 36 40, 36 72, -36 72')), '#c8322a'),
    };
  };
}

/** A medal of a trophy, on its ribbon; `sign` is drawn inside it. */
export function trophyMedal(spec: { ribbon: string; metal?: string; sign: string }): Part {
  return (k) => {
    const on = set(200, 300);
    const m = k.tones(spec.metal ?? '#d8a941');
    const ribbon = k.tones(spec.ribbon);
    const edge = Array.from({ length: 32 }, (_, index): Pt => {
      const [a, r] = [(index * Math.PI) / 16, index % 2 ? 124 : 112];
      return [200 + Math.cos(a) * r, 300 + Math.sin(a) * r];
    });
    return {
      z: Z.body,
      svg:
        form(k, poly(on('-70 -250, -14 -250, 30 -90, -24 -80')), ribbon, { depth: 8, edge: 4, dim: true }) +
        form(k, poly(on('70 -250, 14 -250, -30 -90, 24 -80')), ribbon, { depth: 8, edge: 4 }) +
        form(k, poly(edge), m, { depth: 14, edge: 5 }) +
        `<circle cx="200" cy="300" r="92" fill="${m.lo}"/><circle cx="${n(200)}" cy="300" r="84" fill="${ribbon.deep}"/>` +
        form(k, line(on(spec.sign)), m, { depth: 10, edge: 5 }),
    };
  };
}
