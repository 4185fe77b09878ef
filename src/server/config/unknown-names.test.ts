import { expect, it } from 'vitest';
import { nearlySettings } from './read-config.ts';

const settings = ['DATABASE_URL', 'PORT', 'SMTP_URL', 'BACKUP_S3_REGION', 'S3_REGION'];

it.each(['DATABSE_URL', 'DATABASE_URLS', 'DATABASE_URI', 'DATABASE_RUL', 'SMPT_URL', 'S3_REGON'])(
  '%s is told',
  (name) => {
    expect(nearlySettings({ [name]: 'x' }, settings)).toEqual([
      expect.stringMatching(`^${name} is no setting and has no effect; \\w+ is one\\.`),
    ]);
  },
);

it.each([
  'DATABASE_URL',
  'DATABASE',
  'PORTS',
  'DTBASE_URL',
  'PATH',
  'MY_DATABASE_URL',
  'database_url',
])('%s is nobody’s slip', (name) => {
  expect(nearlySettings({ [name]: 'x' }, settings)).toEqual([]);
});
