import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Recorded } from './bare-server.ts';

/** What a client gets, bytes as they come over the wire; throws unless it is 200. */
export async function recordResponse(
  url: string,
  headers: Record<string, string>,
): Promise<Recorded & { bytes: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  get(url, { headers }, resolve).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const kept = Object.entries(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
    bytes: body.length,
  };
}
