import { brotliCompressSync, gzipSync } from 'node:zlib';
import { budgets } from '../budgets.ts';
import { startDhow } from '../load/dhow-server.ts';
import { recordResponse } from '../load/record-response.ts';
import { kilobytes, type Line, type Table } from '../report.ts';
import { somePaths } from '../some-paths.ts';

type Kind = keyof typeof budgets.weights;
const kinds = Object.keys(budgets.weights) as Kind[];
const named: Record<Kind, string> = { script: 'JavaScript', style: 'CSS', html: 'HTML' };

/**
 * What a first visit loads before anything is clicked, from the real server, as gzip sends it: the
 * page itself, its style sheets, and its scripts with everything they import from the start.
 */
export async function measurePageWeights(environment: Record<string, string>): Promise<Table> {
  const dhow = await startDhow(environment);
  try {
    const { pages } = await somePaths(dhow.url);
    const lines: Line[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const weights = await weigh(dhow.url, path);
      for (const kind of kinds) {
        const { gzip, brotli, files } = weights[kind];
        lines.push({
          name: `${page}: ${named[kind]}`,
          values: [
            String(files),
            kilobytes(gzip),
            kilobytes(brotli),
            kilobytes(budgets.weights[kind]),
          ],
          isWithin: gzip <= budgets.weights[kind],
        });
      }
    }
    return {
      title: 'First load of a page',
      columns: ['', 'files', 'gzip', 'brotli', 'at most (gzip)'],
      lines,
    };
  } finally {
    await dhow.stop();
  }
}

type Weight = { gzip: number; brotli: number; files: number };

async function weigh(origin: string, path: string): Promise<Record<Kind, Weight>> {
  const html = await text(origin + path);
  const styles = inDocument(/<style data-shop>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
  const document = await sum(origin, [path]);
  const scripts = await withImports(origin, [
    ...addressesIn(html, /<link[^>]+rel="modulepreload"[^>]*>/g),
    ...addressesIn(html, /<script[^>]+src=[^>]*>/g),
    ...[...html.matchAll(/["'](\/assets\/[\w./-]+\.js)["']/g)].map(([, address = '']) => address),
  ]);
  return {
    script: await sum(origin, scripts),
    style: styles,
    html: {
      gzip: document.gzip - styles.gzip,
      brotli: document.brotli - styles.brotli,
      files: document.files,
    },
  };
}

/** What styles in a document weigh there. */
const inDocument = (text: string): Weight => ({
  gzip: gzipSync(text).length,
  brotli: brotliCompressSync(text).length,
  files: 0,
});

function addressesIn(html: string, tags: RegExp): string[] {
  return [...html.matchAll(tags)].flatMap(([tag]) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** Adds what the scripts import when they load; what they import on demand comes later. */
async function withImports(origin: string, addresses: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...addresses];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    const script = await text(origin + address);
    for (const [, imported = ''] of script.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.{0,2}\/[^"']+)["']/g,
    )) {
      waiting.push(new URL(imported, origin + address).pathname);
    }
  }
  return [...found];
}

async function sum(origin: string, addresses: readonly string[]): Promise<Weight> {
  const weight: Weight = { gzip: 0, brotli: 0, files: addresses.length };
  for (const address of addresses) {
    for (const [kind, encoding] of [
      ['gzip', 'gzip'],
      ['brotli', 'br'],
    ] as const) {
      const { headers, bytes, body } = await recordResponse(origin + address, {
        'accept-encoding': encoding,
      });
      const isPacked = headers['content-encoding'] === encoding;
      weight[kind] += isPacked ? bytes : gzipSync(Buffer.from(body, 'base64')).length;
    }
  }
  return weight;
}

async function text(url: string): Promise<string> {
  const { body } = await recordResponse(url, {});
  return Buffer.from(body, 'base64').toString();
}
