import { z } from 'zod';
import type { S3Settings } from '#media/store/s3-client.ts';
import { ConfigError } from './config-error.ts';
import { optional } from './field-kinds.ts';

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
