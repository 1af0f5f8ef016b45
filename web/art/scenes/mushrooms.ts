/** Mardroeme: mushrooms that make men into bears. */

import { Z, fill, form, type Kit, type Part } from '../portraits/kit';
import { blade, line, n, place, pts, type Pt } from '../portraits/pen';

function mushroom(k: Kit, x: number, y: number, size: number, turn: number, cap: string): string {
  const on = (text: string): Pt[] => place(pts(text), x, y, size, turn);
  const t = k.tones(cap);
  const stem = form(k, line(on('-26 200!, -18 90, -22 0!, 22 0!, 20 90, 30 200!')), k.tones('#efe6d2'), {
    depth: 10,
    edge: 4,
  });
  const gills = fill(line(on('-96 6!, 0 26, 96 6!, 0 -10')), k.tones('#d8b8a8').lo);
  const hat = form(k, line(on('-112 8!, -104 -50, -60 -104, 0 -122, 60 -104, 104 -50, 112 8!, 0 -10')), t, {
    depth: 22,
    edge: 6,
  });
  const spots = (
    [
      [-56, -46, 17],
      [4, -84, 20],
      [58, -44, 16],
      [-10, -34, 13],
      [34, -72, 9],
      [-78, -12, 9],
      [84, -14, 9],
    ] as const
  )
    .map(([dx, dy, r]) => {
      const [px, py] = on(`${dx} ${dy}`)[0] as Pt;
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r * size * 1.5)}" fill="#e8ffb0" opacity=".25"/><ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * size)}" ry="${n(r * size * 0.8)}" fill="#f4ffd0"/>`;
    })
    .join('');
  return stem + gills + hat + spots;
}

export function mushrooms(): Part {
  return (k) => {
    let grass = '';
    for (let i = 0; i < 44; i++) {
      const x = k.c.between(-10, 410);
      grass += fill(
        blade(
          [
            [x, 600],
            [x + k.c.between(-14, 14), 520],
            [x + k.c.between(-30, 30), 450 + k.c.between(0, 50)],
          ],
          [10, 9, 1],
        ),
        i % 2 ? k.light.ink : k.light.sky[2],
      );
    }
    const claws = [0, 1, 2, 3]
      .map((i) =>
        fill(
          blade(
            [
              [70 + i * 34, 60],
              [110 + i * 34, 150],
              [120 + i * 30, 250],
            ],
            [4, 13, 1],
          ),
          '#fff0ff',
          'opacity=".5"',
        ),
      )
      .join('');
    return [
      { z: Z.far, svg: claws },
      { z: Z.body, svg: mushroom(k, 312, 330, 0.78, 10, '#b8306a') + mushroom(k, 84, 380, 0.6, -14, '#c8404a') },
      { z: Z.head, svg: mushroom(k, 196, 280, 1.2, -3, '#d8283a') },
      { z: Z.front, svg: grass },
    ];
  };
}
