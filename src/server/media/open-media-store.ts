import { join } from 'node:path';
import { createDiskStore, withFallback } from '#media/store/disk-store.ts';
import type { S3Settings } from '#media/store/s3-client.ts';
import type { MediaStore } from '#media/store/store.ts';
import { PROCESS } from '#services/process-identity.ts';
import type { Config } from '../config/read-config.ts';
import { currentScope } from '../observability/request-ids.ts';
import { openTraceParent } from '../observability/spans.ts';

/** Opens where media are, and where they were as long as some are still there. */
export async function openMediaStore(config: Config, abandonedMs: number): Promise<MediaStore> {
  const store = await openStore(mediaAddressOf(config), abandonedMs);
  if (config.mediaFallback === null) return store;
  return withFallback(store, await openStore(config.mediaFallback, abandonedMs));
}

/** Returns where media are: a folder, or an address in object storage. */
export const mediaAddressOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>) =>
  s3 ?? join(dataDir, 'media');

/** Opens a folder or an address in object storage; see {@link createDiskStore}. */
export async function openStore(
  address: S3Settings | string,
  abandonedMs: number,
): Promise<MediaStore> {
  if (typeof address === 'string') return createDiskStore(address, { owner: PROCESS, abandonedMs });
  // The client takes some 35 MB of memory, not needed by a server that stores media in a folder.
  const { createS3Store } = await import('#media/store/s3-store.ts');
  return createS3Store(address, outgoingHeaders);
}

/** The address as people write it. */
export const addressInWords = (address: S3Settings | string) =>
  typeof address === 'string'
    ? address
    : `s3://${[address.bucket, address.prefix].filter(Boolean).join('/')}`;

/** Returns the headers by which another server knows what it is asked for: the request and its trace. */
function outgoingHeaders(): Record<string, string> {
  const { requestId, traceParent } = currentScope() ?? {};
  const trace = openTraceParent() ?? traceParent;
  return {
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(trace !== undefined && { traceparent: trace }),
  };
}
