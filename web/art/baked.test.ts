// @vitest-environment node
/** The committed pictures: up to date, light, and distinct. */

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { sourcesDigest } from '../scripts/sources.mjs';
import { subjects } from './bake';
import { dots, distance, nearestPairs } from './likeness';
import { manifestText, pictureFile } from './painted';
import { manifestOf, works } from './works';

/** Painted again here: cards of both games, a thing of the table and an icon. */
const SAMPLE = ['art/cow.webp', 'art/small/vesemir.webp', 'art/oldworld/monsters-troll.webp', 'art/scenery/cloth.webp', 'icons/icon-192.png'];
/** Versions of the renderer differ by a shade here and there; a stale picture differs by far more. */
const SAME = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const average = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

describe('committed pictures', () => {
  const all = works();
  const gwent = new Map(subjects().map(({ id }) => [id, pictureFile(`art/${id}.webp`)]));

  it('are painted from the drawings as they are now (else: make.py paint)', () => {
    expect(manifestText()).toBe(manifestOf(sourcesDigest(), all));
  });

  it.each(SAMPLE)('%s is what its painter paints', async (file) => {
    const work = all.find((one) => one.file === file);
    if (!work) throw new Error(`no painter for ${file}`);
    const [committed, fresh] = [pictureFile(file), await work.paint()];
    const size = async (picture: Buffer): Promise<(number | undefined)[]> => {
      const { width, height } = await sharp(picture).metadata();
      return [width, height];
    };
    expect(await size(fresh)).toEqual(await size(committed));
    expect(distance(await dots(fresh), await dots(committed))).toBeLessThan(SAME);
  }, 60_000);

  it('are light', () => {
    const weights = [...gwent.values()].map((file) => file.length);
    expect(Math.max(...weights)).toBeLessThan(20_000);
    expect(average(weights)).toBeLessThan(14_500);
  });

  it('are lighter still for the board', () => {
    const weights = [...gwent.keys()].map((id) => pictureFile(`art/small/${id}.webp`).length);
    expect(average(weights)).toBeLessThan(3_500);
  });

  it('can be told apart where they are small', async () => {
    const twins = (await nearestPairs(gwent)).filter(({ distance: far }) => far < 16);
    expect(twins).toEqual([]);
  }, 120_000);
});
