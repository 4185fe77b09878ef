import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontMetrics, hasCharacter, readMetrics } from './font-metrics.ts';
import { type Cut, cuts, standIns } from './font-plan.ts';

/**
 * Cuts the fonts of the plan to the characters and weights in use, and writes them below `folder`
 * with a `fonts.css` that declares them and stand-ins of the same measure. Reads packages only.
 */
export async function cutFonts(packages: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const metrics = new Map<string, FontMetrics>();
  const faces: string[] = [];
  for (const cut of cuts) {
    const source = await readFile(join(packages, cut.source));
    const file = await subsetFont(source, cut.characters, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
    });
    await writeFile(join(folder, `${cut.name}.woff2`), file);
    metrics.set(cut.name, await measure(source, cut));
    faces.push(face(cut, metrics));
  }
  await writeFile(join(folder, 'fonts.css'), [...faces, ...standInFaces(metrics)].join('\n'));
}

async function measure(source: Buffer, cut: Cut): Promise<FontMetrics> {
  const still = Object.entries(cut.axes).map(([axis, value]) => [
    axis,
    typeof value === 'number' ? value : value.min,
  ]);
  const sfnt = await subsetFont(source, cut.characters, {
    targetFormat: 'sfnt',
    variationAxes: Object.fromEntries(still),
  });
  const [only] = cut.characters;
  if (cut.characters === only && !hasCharacter(sfnt, only)) {
    throw new Error(`${cut.source} has no ${only}: choose another font for it`);
  }
  return readMetrics(sfnt);
}

function face(cut: Cut, metrics: Map<string, FontMetrics>): string {
  const size = cut.capsLike
    ? `\n  size-adjust: ${percent(of(metrics, cut.capsLike).capHeight / of(metrics, cut.name).capHeight)};`
    : '';
  return `@font-face {
  font-family: '${cut.family}';
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url('./${cut.name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(cut.characters)};${size}
}`;
}

function standInFaces(metrics: Map<string, FontMetrics>): string[] {
  return standIns.flatMap(({ family, like, fonts }) =>
    fonts.map(({ local, averageWidth }) => {
      const ours = of(metrics, like);
      const size = ours.averageWidth / averageWidth;
      return `@font-face {
  font-family: '${family} ${local}';
  src: local('${local}');
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: ${percent(ours.lineGap / size)};
}`;
    }),
  );
}

function of(metrics: Map<string, FontMetrics>, name: string): FontMetrics {
  const found = metrics.get(name);
  if (!found) throw new Error(`The plan names no font ${name}`);
  return found;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

/** `U+20-7E, U+A0` for a text: neighbours are drawn together. */
function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const ranges: [number, number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}
