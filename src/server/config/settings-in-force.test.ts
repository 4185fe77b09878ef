import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const SECRET = 'hush-hush-hush-hush-hush-hush-hush';
const environment = {
  PORT: '3100',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: `postgresql://dhow:${SECRET}@db.example:5432/dhow?options=${SECRET}`,
  MEDIA_URL: 's3://pictures/shop',
  S3_ENDPOINT: `https://${SECRET}@store.example/${SECRET}`,
  S3_ACCESS_KEY_ID: SECRET,
  S3_SECRET_ACCESS_KEY: SECRET,
  ROLE: 'web',
  MIGRATE: '0',
  BACKUP_TO: 's3://backups/shop',
  BACKUP_EVERY: '48h',
  MAIL_FROM: 'post@shop.example',
  SMTP_URL: `smtps://mailer:${SECRET}@mail.example`,
  TOKEN_SECRET: SECRET,
  ADMIN_EMAIL: `${SECRET}@post.example`,
  ADMIN_PASSWORD: '1234567890',
  METRICS_TOKEN: SECRET,
  OTEL_EXPORTER_OTLP_ENDPOINT: `https://collector.example/${SECRET}`,
};

const settings = readConfig(environment).inForce;
const settingOf = (name: string) => settings.find((setting) => setting.name === name);

test('every setting has its value and where that comes from', () => {
  expect(settingOf('PORT')).toEqual({
    name: 'PORT',
    value: '3100',
    source: 'set',
    isSecret: false,
  });
  expect(settingOf('LOG_LEVEL')).toMatchObject({ value: 'info', source: 'default' });
  expect(settingOf('KEEP_AUDIT_DAYS')).toMatchObject({ value: '1825', source: 'default' });
  expect(settingOf('SITE_CONFIG')).toMatchObject({ value: null, source: 'default' });
  expect(settingOf('MEDIA_URL')).toMatchObject({ value: 's3://pictures/shop' });
  expect(settingOf('ROLE')).toMatchObject({ value: 'web' });
  expect(settingOf('MIGRATE')).toMatchObject({ value: '0' });
  expect(settingOf('BACKUP_TO')).toMatchObject({ value: 's3://backups/shop' });
  expect(settingOf('BACKUP_EVERY')).toMatchObject({ value: '2d', source: 'set' });
  expect(settingOf('MAIL_FROM')).toMatchObject({ value: 'post@shop.example' });
  const quiet = readConfig({}).inForce.find(({ name }) => name === 'BACKUP_EVERY');
  expect(quiet).toMatchObject({ value: '24h', source: 'default' });
  expect(settings.map(({ name }) => name)).toEqual(settings.map(({ name }) => name).toSorted());
});

test('of an address only where it leads is shown', () => {
  expect(settingOf('DATABASE_URL')).toMatchObject({ value: 'postgresql://db.example:5432' });
  expect(settingOf('SMTP_URL')).toMatchObject({ value: 'smtps://mail.example' });
});

test('no secret is shown, only that it is set', () => {
  expect(JSON.stringify(settings)).not.toMatch(/hush|1234567890/);
  for (const name of ['TOKEN_SECRET', 'ADMIN_PASSWORD', 'ADMIN_EMAIL', 'METRICS_TOKEN']) {
    expect(settingOf(name)).toEqual({ name, value: null, source: 'set', isSecret: true });
  }
});

test.each([
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT.'],
  [{ METRICS_PORT: 'many' }, 'METRICS_PORT must be a port number, such as 9464.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters, or be left out.'],
  [{ LOG_KEPT_PAGES: '2' }, 'LOG_KEPT_PAGES must be a share from 0 (none) to 1 (all).'],
  [{ SLOW_QUERY_MS: '-1' }, 'SLOW_QUERY_MS must be 0 or more.'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of always_on, always_off'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a full address',
  ],
])('%j stops the start with a sentence', (wrong, sentence) => {
  expect(() => readConfig(wrong)).toThrow(sentence);
});
