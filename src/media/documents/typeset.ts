import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { report } from '../bounded/report.ts';
import type { TypesetTask } from './make-document.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));

const require = createRequire(import.meta.url);
const folderOf = (font: string) =>
  join(
    dirname(require.resolve(`@expo-google-fonts/${dirname(font)}/package.json`)),
    basename(font),
  );

const JPEG = { quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true };

/** Sets a template with the data and pictures of a folder, and writes what becomes of it there. */
await report(async ({ template, folder, format, fonts }: TypesetTask) => {
  const fontArgs = [{ fontPaths: fonts.map(folderOf) }];
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs });
  for (const name of ['look', template]) {
    compiler.addSource(
      join(folder, `${name}.typ`),
      readFileSync(join(templates, `${name}.typ`), 'utf8'),
    );
  }
  const compiled = compiler.compile({ mainFilePath: join(folder, `${template}.typ`) });
  if (compiled.result === null) {
    const failed = compiled.takeDiagnostics();
    throw new Error(JSON.stringify(failed && compiler.fetchDiagnostics(failed)));
  }
  const content =
    format === 'pdf'
      ? compiler.pdf(compiled.result)
      : await sharp(Buffer.from(compiler.plainSvg(compiled.result)), { unlimited: true })
          .jpeg(JPEG)
          .toBuffer();
  await writeFile(join(folder, 'document'), content);
  return { bytes: content.length };
});
