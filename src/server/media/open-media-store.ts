import { join } from 'node:path';
import { createDiskStore } from '#media/store/disk-store.ts';
import { withFallback } from '#media/store/fallback-store.ts';
import type { S3Settings } from '#media/store/s3-client.ts';
import type { MediaStore } from '#media/store/store.ts';
import { PROCESS } from '#services/process-identity.ts';
import type { Config } from '../config/read-config.ts';
import { outgoingHeaders } from '../observability/outgoing-headers.ts';

/** Opens where media are, and where they were as long as some are still there. */
export async function openMediaStore(config: Config, abandonedMs: number): Promise<MediaStore> {
  const store = await openStore(mediaAddressOf(config), abandonedMs);
  if (config.mediaFallback === null) return store;
  return withFallback(store, await openStore(config.mediaFallback, abandonedMs));
}

/** Returns where media are: a folder, or a place in object storage. */
export const mediaAddressOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>) =>
  s3 ?? join(dataDir, 'media');

/** Opens a folder or a place in object storage; see {@link createDiskStore}. */
export async function openStore(
  place: S3Settings | string,
  abandonedMs: number,
): Promise<MediaStore> {
  if (typeof place === 'string') return createDiskStore(place, { owner: PROCESS, abandonedMs });
  // The client takes some 35 MB of memory, not needed by a server that stores media in a folder.
  const { createS3Store } = await import('#media/store/s3-store.ts');
  return createS3Store(place, outgoingHeaders);
}

/** The place as people write it. */
export const addressInWords = (place: S3Settings | string) =>
  typeof place === 'string'
    ? place
    : `s3://${[place.bucket, place.prefix].filter(Boolean).join('/')}`;
