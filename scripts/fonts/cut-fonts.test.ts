import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';
import { hasCharacter } from './font-metrics.ts';
import { cuts } from './font-plan.ts';

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable', import.meta.url));
let folder: string;
let css: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-fonts-'));
  await cutFonts(packages, folder);
  css = await readFile(join(folder, 'fonts.css'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['Fraunces Display', 'Fraunces Text', 'Instrument Sans'])(
  '%s can write a price in rupees',
  async (family) => {
    const drawn = cuts.filter((cut) => cut.family === family && cut.characters.includes('₹'));
    expect(drawn).toHaveLength(1);
    const font = await readFile(join(folder, `${drawn[0]?.name}.woff2`));
    expect(hasCharacter(await subsetFont(font, '₹', { targetFormat: 'sfnt' }), '₹')).toBe(true);
    expect(css).toContain('unicode-range: U+20B9;');
  },
);

test('what every page loads stays small', async () => {
  const sizes = ['fraunces-display', 'fraunces-text', 'instrument-sans', 'instrument-sans-rupee'];
  const bytes = await Promise.all(
    sizes.map(async (name) => (await stat(join(folder, `${name}.woff2`))).size),
  );
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(65_000);
});

test('every family has stand-ins of its own measure, and shows them until it is there', () => {
  const faces = css.split('@font-face').slice(1);
  const standIns = faces.filter((face) => face.includes('local('));
  expect(standIns).toHaveLength(6);
  for (const face of standIns) {
    const size = Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1]);
    expect(size).toBeGreaterThan(75);
    expect(size).toBeLessThan(125);
    expect(face).toContain('ascent-override');
  }
  for (const face of faces.filter((each) => each.includes('url('))) {
    expect(face).toContain('font-display: swap');
  }
});

test.each(['noto-sans-devanagari', 'noto-serif-devanagari'])(
  '%s has every letter of Hindi texts, and of the short dates that they write',
  async (name) => {
    const texts = new URL('../../src/languages/hi/', import.meta.url);
    const files = (await readdir(texts, { recursive: true })).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const written = await Promise.all(files.map((file) => readFile(new URL(file, texts), 'utf8')));
    const short = new Intl.DateTimeFormat('hi-IN', { month: 'short' });
    const months = Array.from({ length: 12 }, (_, month) => short.format(new Date(2026, month)));
    const letters = new Set([...written, ...months].join('').match(/[\u0900-\u097f]/g));
    const cut = cuts.find((each) => each.name === name);
    expect([...letters].filter((letter) => !cut?.characters.includes(letter))).toEqual([]);
  },
);
