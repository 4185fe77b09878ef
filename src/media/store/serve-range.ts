import type { ByteRange } from './store.ts';

export type RangeResponse = {
  status: 200 | 206 | 416;
  /** The part to open, or null for the whole file; at 416 there is nothing to open. */
  range: ByteRange | null;
  headers: Record<string, string>;
};

/**
 * Returns what a request with this `Range` header gets of a file of `size` bytes: a part (206), the
 * whole (200), or 416 when the part lies beyond the end. For several ranges, other units and
 * unreadable headers it is the whole file, as RFC 9110 §14.2 allows.
 */
export function rangeResponse(header: string | undefined, size: number): RangeResponse {
  const asked = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return whole(size);

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole(size);
  if (start >= size) {
    return { status: 416, range: null, headers: { 'Content-Range': `bytes */${size}` } };
  }
  return {
    status: 206,
    range: { start, end },
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': String(end - start + 1),
    },
  };
}

const whole = (size: number): RangeResponse => ({
  status: 200,
  range: null,
  headers: { 'Accept-Ranges': 'bytes', 'Content-Length': String(size) },
});
