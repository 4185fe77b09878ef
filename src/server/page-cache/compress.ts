import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);
const brotliDecompress = promisify(zlib.brotliDecompress);

/** The next levels cost twelve times the time for one per cent of the bytes. */
const BROTLI_QUALITY = 5;

/** Compresses a body off the main thread; null for text that shrinks to less than half of it no more. */
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
