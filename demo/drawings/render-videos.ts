import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { clips } from './scenes/video-scenes.ts';
import { sheet } from './svg.ts';

/**
 * `node demo/drawings/render-videos.ts [key…]` draws the demo's clips frame by frame and has
 * ffmpeg (which must be on the path) encode them into `demo/videos`.
 */
const [width, height, rate] = [720, 900, 25];
const videos = join(import.meta.dirname, '..', 'videos');
const program = 'ffmpeg';
const wanted = process.argv.slice(2);

function encoder(file: string) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
  const output = '-an -c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p -movflags +faststart';
  return spawn(program, ['-y', '-loglevel', 'error', ...`${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

await mkdir(videos, { recursive: true });
for (const clip of clips) {
  if (wanted.length > 0 && !wanted.includes(clip.key)) continue;
  const ffmpeg = encoder(join(videos, `${clip.key}.mp4`));
  const done = once(ffmpeg, 'close');
  const count = clip.seconds * rate;
  for (let index = 0; index < count; index += 1) {
    const svg = sheet(1200, 1500, clip.frame(index / (count - 1)));
    const small = svg.replace('width="1200" height="1500"', `width="${width}" height="${height}"`);
    const frame = await sharp(Buffer.from(small), { unlimited: true })
      .flatten({ background: '#f4efe7' })
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${clip.key} (exit code ${code})`);
  process.stdout.write(`${clip.key}: ${count} frames\n`);
}
