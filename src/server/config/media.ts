import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '#media/store/s3-client.ts';
import { ConfigError, defaulted, optional } from './field-kinds.ts';

const MEGABYTE = 1024 * 1024;

/** `s3://bucket` or `s3://bucket/folder`. */
export const S3_ADDRESS = /^s3:\/\/[a-z0-9][\w.-]+(\/.*)?$/i;

/** How an object storage is reached. */
export type S3Access = {
  endpoint: string | undefined;
  region: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
};

const names = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
type Name = (typeof names)[number];
type Prefix = 'BACKUP_S3' | 'MEDIA_FALLBACK_S3';

/** The settings of an object storage other than the media's; what is left out is as there. */
export const s3Fields = <P extends Prefix>(prefix: P) =>
  ({
    [`${prefix}_ENDPOINT`]: optional(z.url('must be the full address of the object storage')),
    [`${prefix}_REGION`]: optional(z.string()),
    [`${prefix}_ACCESS_KEY_ID`]: optional(z.string()),
    [`${prefix}_SECRET_ACCESS_KEY`]: optional(z.string()),
  }) as unknown as Record<`${P}_${Name}`, z.ZodType<string | undefined>>;

/** Returns how the media's object storage is reached, or another one where its settings say so. */
export function s3AccessOf(
  settings: { readonly [Name in string]?: unknown },
  prefix: Prefix | 'S3',
): S3Access {
  const said = (name: Name) =>
    (settings[`${prefix}_${name}`] ?? settings[`S3_${name}`]) as string | undefined;
  return {
    endpoint: said('ENDPOINT'),
    region: said('REGION'),
    accessKeyId: said('ACCESS_KEY_ID'),
    secretAccessKey: said('SECRET_ACCESS_KEY'),
  };
}

/** Returns the settings of an address in object storage. Throws where access to it is not set. */
export function s3AddressOf(address: string, access: S3Access, what: string): S3Settings {
  if (!S3_ADDRESS.test(address)) {
    throw new ConfigError(`${what} must look like s3://bucket/folder, but is ${address}.`);
  }
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      `${what} needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to be set as well.`,
    );
  }
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/');
  return {
    bucket,
    prefix: folders.filter(Boolean).join('/'),
    endpoint,
    region: region ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Where media are stored, and how much sellers may send. */
export const mediaFields = {
  MEDIA_URL: optional(
    z.string().regex(S3_ADDRESS, 'must look like s3://bucket/folder, or be left out'),
  ),
  MEDIA_FALLBACK_URL: optional(
    z
      .string()
      .refine(
        (text) => !/^\w+:\/\//.test(text) || S3_ADDRESS.test(text),
        'must be a folder, or look like s3://bucket/folder, or be left out',
      ),
  ),
  ...s3Fields('MEDIA_FALLBACK_S3'),
  S3_ENDPOINT: optional(z.url('must be the full address of the object storage')),
  S3_REGION: defaulted(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  UPLOADS_PER_DAY: defaulted(
    z.coerce
      .number('must be a number of files')
      .int('must be a whole number of files')
      .min(1, 'must be 1 or more')
      .default(5000),
  ),
  UPLOAD_MB_PER_DAY: defaulted(
    z.coerce.number('must be a number of megabytes').min(1, 'must be 1 or more').default(2048),
  ),
  FREE_DISK_MB: defaulted(
    z.coerce.number('must be a number of megabytes').min(0, 'must be 0 or more').default(512),
  ),
};

const MediaSettings = z.object(mediaFields);
type MediaSettings = z.infer<typeof MediaSettings>;

/**
 * `s3` is null where media are files in the data folder, and `mediaFallback` where nothing is read from
 * an earlier store.
 */
export function mediaOf(settings: MediaSettings) {
  const access = s3AccessOf(settings, 'S3');
  const { MEDIA_URL, MEDIA_FALLBACK_URL } = settings;
  return {
    s3Access: access,
    mediaFallbackAccess: s3AccessOf(settings, 'MEDIA_FALLBACK_S3'),
    s3: MEDIA_URL === undefined ? null : s3AddressOf(MEDIA_URL, access, 'MEDIA_URL'),
    mediaFallback: MEDIA_FALLBACK_URL === undefined ? null : fallbackOf(settings),
    uploadQuota: {
      uploads: settings.UPLOADS_PER_DAY,
      bytes: settings.UPLOAD_MB_PER_DAY * MEGABYTE,
    },
    minFreeDiskBytes: settings.FREE_DISK_MB * MEGABYTE,
  };
}

function fallbackOf(settings: MediaSettings): S3Settings | string {
  const address = settings.MEDIA_FALLBACK_URL ?? '';
  if (!S3_ADDRESS.test(address)) return resolve(address);
  return s3AddressOf(address, s3AccessOf(settings, 'MEDIA_FALLBACK_S3'), 'MEDIA_FALLBACK_URL');
}
