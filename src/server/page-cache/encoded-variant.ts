import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import { ownedBuffer, type Sendable, type Variant, variantOf } from './packed-response.ts';

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

/** The next levels cost twelve times the time for one per cent of the bytes. */
const BROTLI_QUALITY = 5;

/**
 * Returns a response in one encoding. It is compressed at the first request, off the main thread
 * and once however many request it, so that responses only read within this process are not
 * compressed.
 */
export function variantFor(answer: Sendable, encoding: Encoding): Variant | Promise<Variant> {
  if (!answer.compressible || encoding === 'identity') return answer.variants.identity;
  const present = answer.variants[encoding];
  if (present) return present;

  const making = compress(answer.variants.identity, encoding)
    .catch(() => answer.variants.identity)
    .then((variant) => {
      answer.variants[encoding] = variant;
      return variant;
    });
  answer.variants[encoding] = making;
  return making;
}

async function compress(plain: Variant, encoding: 'gzip' | 'brotli'): Promise<Variant> {
  const bytes = encoding === 'gzip' ? await gzip(plain.body) : await brotli(plain.body);
  // Only this much memory is reserved, and text that shrinks less is not worth compressing.
  if (bytes.length > Buffer.byteLength(plain.body) / 2) return plain;
  const name = encoding === 'gzip' ? 'gzip' : 'br';
  return variantOf(ownedBuffer(bytes), { ...plain.headers, 'content-encoding': name });
}

function brotli(body: Variant['body']): Promise<Buffer> {
  const { constants } = zlib;
  return brotliCompress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
