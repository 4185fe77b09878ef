// node scripts/scenes/cut-scenes.ts FOLDER: makes the widths of the shop's own pictures in FOLDER,
// those alone whose source or plan has changed, and lists them in FOLDER/scenes.json.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import {
  averageColor,
  encodeJpeg,
  makePlaceholder,
  makeThumbnail,
} from '../../src/media/pictures/encode-picture.ts';
import { decodePicture, fromPixels, type Pixels } from '../../src/media/pictures/open-picture.ts';
import type { CutScene } from './scene.ts';
import { type PlannedScene, scenePlan } from './scene-plan.ts';

const SOURCES = new URL('../../demo/pictures/site/', import.meta.url);
/** Another number makes all of them anew. */
const MADE_AS = 4;
/** The first picture of a page is waited for, so it is lighter than a seller's photograph. */
const SETTINGS = { avif: { quality: 50, effort: 2 }, webp: { quality: 72, effort: 4 } };
/** Words stand on the empty side, the left one unless it is turned; above this mean lightness (0 to 255) they are dark. Middling ones are shaded for light words. */
const LIGHT_FROM = 150;

/** Returns the scene's description, after its files are in `folder`. */
async function cutScene(folder: string, name: string, scene: PlannedScene): Promise<CutScene> {
  const source = await readFile(new URL(scene.file, SOURCES));
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([scene, MADE_AS]));
  const stem = `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-${hash.digest('hex').slice(0, 10)}`;
  const known = await readFile(join(folder, `${stem}.json`), 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as CutScene;

  const pixels = await decodePart(source, scene);
  const { width, height } = pixels;
  const thumbnail = await makeThumbnail(pixels);
  const widths = [...new Set(scene.widths.map((step) => Math.min(step, width)))];
  for (const step of widths) {
    for (const format of ['avif', 'webp'] as const) {
      await writeFile(
        join(folder, `${stem}-${step}.${format}`),
        await encodeScene(pixels, step, format),
      );
    }
  }
  await writeFile(join(folder, `${stem}.jpg`), widths.length ? await encodeJpeg(pixels) : source);
  const made: CutScene = {
    kind: 'image',
    url: `/assets/${stem}.jpg`,
    base: `/assets/${stem}`,
    width,
    height,
    webp: widths,
    avif: widths,
    placeholder: await makePlaceholder(thumbnail),
    color: await averageColor(thumbnail),
    alt: '',
    tone: await toneOf(pixels, name.endsWith('Turned')),
  };
  await writeFile(join(folder, `${stem}.json`), JSON.stringify(made));
  return made;
}

function encodeScene(pixels: Pixels, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const resized = fromPixels(pixels).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(SETTINGS.avif) : resized.webp(SETTINGS.webp)).toBuffer();
}

async function decodePart(source: Buffer, planned: PlannedScene): Promise<Pixels> {
  const { isTurned, ...scene } = planned;
  if (isTurned) return readPixels(fromPixels(await decodePart(source, scene)).flop());
  const { part, canvas } = scene;
  const pixels = await decodePicture(source, 3_000);
  if (canvas) {
    const left = Math.round(pixels.height * canvas) - pixels.width;
    return readPixels(fromPixels(pixels).extend({ left, extendWith: 'mirror' }));
  }
  if (!part) return pixels;
  const width = Math.min(pixels.width, Math.round(pixels.height * part.ratio));
  const left = Math.round((pixels.width - width) * part.at);
  return readPixels(fromPixels(pixels).extract({ left, top: 0, width, height: pixels.height }));
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function toneOf(pixels: Pixels, isTurned: boolean): Promise<CutScene['tone']> {
  const width = Math.round(pixels.width * 0.45);
  const left = isTurned ? pixels.width - width : 0;
  const { channels } = await fromPixels(pixels)
    .extract({ left, top: 0, width, height: pixels.height })
    .greyscale()
    .stats();
  return (channels[0]?.mean ?? 0) > LIGHT_FROM ? 'light' : 'dark';
}

async function cutScenes(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scenes: Record<string, CutScene> = {};
  for (const [name, scene] of Object.entries(scenePlan)) {
    scenes[name] = await cutScene(folder, name, scene);
  }
  await writeFile(join(folder, 'scenes.json'), JSON.stringify(scenes));
  const kept = Object.values(scenes).map(({ base }) => base.slice('/assets/'.length));
  for (const file of await readdir(folder)) {
    const isKept = file === 'scenes.json' || kept.some((stem) => file.startsWith(stem));
    if (!isKept) await rm(join(folder, file));
  }
}

await cutScenes(process.argv[2] ?? '.scenes');
