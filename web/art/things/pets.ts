/** Animals that come along. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, pts } from '../portraits/pen';

interface DogSpec {
  colour: string;
  muzzle?: string;
  ears?: 'up' | 'down' | 'torn';
  eye?: string;
  tongue?: boolean;
  flip?: boolean;
  collar?: string;
}

/** A dog's head and breast, three quarters. */
export function dog(spec: DogSpec): Part {
  return (k) => {
    const { ears = 'down', eye = '#c98a2a', flip = false } = spec;
    const on = (text: string): Pt[] => place(pts(text), 200, 250, 1.12, 0, flip);
    const t = k.tones(spec.colour);
    const m = k.tones(spec.muzzle ?? spec.colour);
    const ear = {
      up: ['-70 -70!, -84 -160!, -20 -96!', '20 -100!, 78 -164!, 72 -74!'],
      torn: ['-70 -70!, -84 -160!, -62 -128, -48 -140, -20 -96!', '26 -98!, 96 -120!, 74 -70!'],
      down: ['-64 -84, -116 -70, -122 10, -92 26, -70 -30', '58 -90, 110 -80, 120 0, 92 20, 70 -34'],
    }[ears];
    const [ex, ey] = on('-30 -36')[0] as Pt;
    const [fx, fy] = on('42 -38')[0] as Pt;
    const eyes = [
      [ex, ey],
      [fx, fy],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="${k.light.ink}"/><circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${eye}"/><circle cx="${n(x)}" cy="${n(y)}" r="4.4" fill="${k.light.ink}"/>`,
      )
      .join('');
    const tongue = spec.tongue
      ? form(k, blade(on('18 66, 26 100, 14 128'), [22, 30, 17]), k.tones('#d8686a'), { depth: 6, edge: 3 })
      : '';
    const collar = spec.collar
      ? form(k, blade(on('-92 128, 0 156, 92 124'), [24, 28, 24]), k.tones(spec.collar), { depth: 6, edge: 3 })
      : '';
    const chest = form(k, line(on('-86 60, -130 190, -150 330!, 150 330!, 126 190, 84 60')), t, {
      depth: 20,
      edge: 6,
      inner: fill(
        ['-60 160, -50 200', '0 190, 4 240', '60 160, 56 206', '-90 230, -80 270', '90 230, 84 270']
          .map((way) => blade(on(way), [2, 11, 2]))
          .join(''),
        t.deep,
        'opacity=".55"',
      ),
    });
    return [
      { z: Z.body, svg: chest + collar },
      {
        z: Z.head,
        svg:
          ear.map((way) => form(k, line(on(way)), t, { depth: 10, edge: 4, dim: true })).join('') +
          form(k, line(on('-84 -60, -40 -112, 20 -114, 76 -70, 86 -10, 66 54, 20 92, -30 84, -70 46, -92 -6')), t, {
            depth: 18,
            edge: 6,
          }) +
          tongue +
          form(k, line(on('-38 -6, 6 -34, 50 -8, 58 40, 30 78, 4 84, -26 76, -48 36')), m, { depth: 12, edge: 5 }) +
          fill(line(on('-18 -6, 8 -18, 34 -6, 26 16, 8 24, -10 16')), k.light.ink) +
          fill(blade(on('8 24, 8 46'), [4, 4]) + blade(on('-30 54, 8 44, 44 54'), [2, 7, 2]), k.light.ink) +
          eyes,
      },
    ];
  };
}

/** A goat with an opinion. */
export function goat(spec: { colour: string }): Part {
  return (k) => {
    const on = (text: string): Pt[] => place(pts(text), 204, 250, 1.1);
    const t = k.tones(spec.colour);
    const bone = k.tones('#c9b48a');
    const eyes = ['-44 -30', '44 -30'].map((at) => {
      const [x, y] = on(at)[0] as Pt;
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="16" ry="12" fill="#e6c04a"/><rect x="${n(x - 11)}" y="${n(y - 3.4)}" width="22" height="7" rx="3" fill="${k.light.ink}"/>`;
    });
    return [
      {
        z: Z.body,
        svg: form(k, line(on('-60 70, -120 190, -150 340!, 150 340!, 120 190, 60 70')), t, { depth: 18, edge: 6 }),
      },
      {
        z: Z.head,
        svg:
          ['-36 -92, -60 -150, -110 -170, -132 -128', '36 -92, 60 -150, 110 -170, 132 -128']
            .map((way) => form(k, blade(on(way), [32, 27, 18, 3]), bone, { depth: 8, edge: 4 }))
            .join('') +
          ['-66 -54, -120 -40, -132 -4, -90 -16', '66 -54, 120 -40, 132 -4, 90 -16']
            .map((way) => form(k, line(on(way)), t, { depth: 7, edge: 3, dim: true }))
            .join('') +
          form(k, line(on('-66 -70, 0 -104, 66 -70, 70 -10, 48 60, 32 104, -32 104, -48 60, -70 -10')), t, {
            depth: 18,
            edge: 6,
          }) +
          form(k, line(on('-36 70, 0 58, 36 70, 34 108, 0 118, -34 108')), k.tones('#e8cdb4'), { depth: 8, edge: 4 }) +
          fill(
            blade(on('-18 82, -8 90'), [6, 6]) +
              blade(on('18 82, 8 90'), [6, 6]) +
              blade(on('-24 106, 0 102, 24 106'), [2, 5, 2]),
            k.light.ink,
          ) +
          form(k, blade(on('0 108, 10 150, -4 186'), [34, 26, 2]), k.tones('#efe6d4'), { depth: 7, edge: 3 }) +
          eyes.join(''),
      },
    ];
  };
}
