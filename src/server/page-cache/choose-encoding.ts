import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'brotli' | 'gzip' | 'identity';

/** Best first: where a client accepts two equally, it gets the smaller one. */
const NAMES = { brotli: ['br'], gzip: ['gzip', 'x-gzip'], identity: ['identity'] } as const;
const MOST_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/**
 * Returns the best encoding by `Accept-Encoding` (RFC 9110 §12.5.3) among those that a response
 * has.
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = remembered.get(accepted);
  if (known) return known;
  const chosen = negotiate(accepted);
  if (remembered.size < MOST_REMEMBERED && accepted.length < 200) remembered.set(accepted, chosen);
  return chosen;
}

function negotiate(accepted: string): Encoding {
  const weights = weightsOf(accepted);
  const any = weights.get('*');
  const weightOf = (encoding: Encoding) => {
    const named = NAMES[encoding].map((name) => weights.get(name)).find((q) => q !== undefined);
    if (named !== undefined) return named;
    // Unless it is refused, identity is always acceptable, after all that were listed.
    return any ?? (encoding === 'identity' ? 0.0001 : 0);
  };
  let best: Encoding = 'identity';
  for (const encoding of ['gzip', 'brotli'] as const) {
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  }
  return best;
}

function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);
const brotliDecompress = promisify(zlib.brotliDecompress);

/** The next level costs half as much time again for a twelfth of the bytes. */
const BROTLI_QUALITY = 4;

/** Compresses a body off the main thread; null for text that does not shrink to half of it any more. */
export async function compress(
  body: Buffer | string,
  encoding: 'gzip' | 'brotli',
): Promise<Buffer | null> {
  const bytes = encoding === 'gzip' ? await gzip(body) : await brotli(body);
  return bytes.length > Buffer.byteLength(body) / 2 ? null : bytes;
}

function brotli(body: Buffer | string): Promise<Buffer> {
  const { constants } = zlib;
  return brotliCompress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}

/** Unpacks a body that `compress` has packed as Brotli. */
export const unpack = (body: Buffer): Promise<Buffer> => brotliDecompress(body);
