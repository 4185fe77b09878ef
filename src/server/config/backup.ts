import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError, defaulted, optional, wholeNumber } from './field-kinds.ts';
import { S3_ADDRESS, s3AccessOf, s3AddressOf, s3Fields } from './media.ts';

const HOUR_MS = 60 * 60_000;
const UNITS = { m: 60_000, h: HOUR_MS, d: 24 * HOUR_MS } as const;
const LEAST_MS = 5 * 60_000;

/** Backups that the server makes by itself, and the key of all archives. */
export const backupFields = {
  BACKUP_TO: optional(z.string()),
  BACKUP_EVERY: defaulted(
    z
      .string()
      .default('24h')
      .transform((text) => {
        const [, number, unit] = /^(\d{1,5})([mhd])$/.exec(text.trim()) ?? [];
        return Number(number) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN);
      })
      .refine((ms) => ms >= LEAST_MS, 'must be a time such as 24h, 7d or 30m, of 5m or more'),
  ),
  BACKUP_KEEP: wholeNumber('backups', { least: 1, most: 10_000, byDefault: 7 }),
  BACKUP_KEY: optional(z.string().min(16, 'must be at least 16 characters, or be left out')),
  ...s3Fields('BACKUP_S3'),
};

const BackupSettings = z.object(backupFields);

/** `to` is null where the server makes no backups by itself. */
export function backupOf(settings: z.infer<typeof BackupSettings>) {
  const access = s3AccessOf(settings, 'BACKUP_S3');
  const to = settings.BACKUP_TO ?? null;
  if (to !== null && /^\w+:\/\//.test(to)) {
    if (!S3_ADDRESS.test(to)) {
      throw new ConfigError('BACKUP_TO must be a folder, or look like s3://bucket/folder.');
    }
    s3AddressOf(to, access, 'BACKUP_TO');
  }
  return {
    backup: {
      to: to === null || isAbsolute(to) || S3_ADDRESS.test(to) ? to : resolve(to),
      everyMs: settings.BACKUP_EVERY ?? 24 * HOUR_MS,
      keep: settings.BACKUP_KEEP ?? 7,
      key: settings.BACKUP_KEY ?? null,
      s3: access,
    },
  };
}
