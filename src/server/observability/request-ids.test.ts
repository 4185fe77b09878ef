import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestIds, traceParentOf } from './request-ids.ts';

const idOf = (given?: string, isTrusted = true) =>
  requestIds(() => isTrusted)({
    headers: given === undefined ? {} : { 'x-request-id': given },
  } as IncomingMessage);

describe('the id of a request', () => {
  it('is what a proxy has given it', () => {
    expect(idOf('edge-1.abc_DEF')).toBe('edge-1.abc_DEF');
    expect(idOf('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it('is drawn whatever somebody else has given it', () => {
    expect(idOf('edge-1', false)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [undefined],
    [''],
    ['a'.repeat(101)],
    ['two words'],
    ['line\nfeed'],
    ['"quoted"'],
    ['é'],
  ])('is drawn where %j was given', (given) => {
    expect(idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idOf(given)).not.toBe(idOf(given));
  });
});

describe('traceparent', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';

  it('names the trace and the span', () => {
    const parent = traceParentOf({ traceparent: `00-${traceId}-${spanId}-01` });
    expect(parent).toEqual({ traceId, spanId, flags: 1 });
  });

  it.each([
    [undefined],
    ['nonsense'],
    [`00-${traceId}-${spanId}`],
    [`ff-${traceId}-${spanId}-01`],
    [`00-${'0'.repeat(32)}-${spanId}-01`],
    [`00-${traceId}-${'0'.repeat(16)}-01`],
    [`00-${traceId.toUpperCase()}-${spanId}-01`],
    [`00-${traceId}-${spanId}-01-more`],
  ])('is ignored where it is %j', (traceparent) => {
    expect(traceParentOf(traceparent === undefined ? {} : { traceparent })).toBeNull();
  });
});
