import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { refusalSentence } from '../refusal-sentence.ts';
import { readConfig } from './read-config.ts';

const postgresql = { DATABASE_URL: 'postgresql://127.0.0.1/dhow' };

it('runs on nothing at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    s3: null,
    loadDemo: true,
    isPrivate: true,
    trustProxy: false,
    role: 'all',
    workers: 1,
    connectionsEach: 11,
  });
});

it('has a worker for each processor where the database allows several', () => {
  expect(readConfig({ WORKERS: 'auto' }).workers).toBe(1);
  expect(readConfig({ WORKERS: '1' }).workers).toBe(1);
  expect(readConfig({ ...postgresql, WORKERS: 'auto' }).workers).toBe(availableParallelism());
  expect(readConfig({ ...postgresql, WORKERS: '12' }).workers).toBe(12);
});

it.each([
  [{ WORKERS: '8' }, 11],
  [{ WORKERS: '16' }, 5],
  [{ WORKERS: '64' }, 4],
  [{ WORKERS: '4', DATABASE_CONNECTIONS: '30' }, 7],
  [{ DATABASE_CONNECTIONS: '30' }, 30],
])('%j: workers share the connections', (environment, connectionsEach) => {
  expect(readConfig({ ...postgresql, ...environment })).toMatchObject({ connectionsEach });
});

it.each([
  [{ HOST: '0.0.0.0' }],
  [{ PUBLIC_URL: 'https://shop.example' }],
  [{ TRUST_PROXY: '1', PUBLIC_URL: 'http://127.0.0.1:3000' }],
])('neither loads the demo nor prints its password where the world can come: %j', (environment) => {
  expect(readConfig(environment)).toMatchObject({ loadDemo: false, isPrivate: false });
  const asked = readConfig({ ...environment, DEMO: '1' });
  expect(asked).toMatchObject({ loadDemo: true, isPrivate: false });
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be a full address'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgresql://'],
  [
    { DATABASE_URL: 'postgresql://dhow:a@one:5432,two:5432/dhow' },
    'DATABASE_URL names several hosts',
  ],
  [{ DATABASE_URL: 'postgresql:///dhow?host=one,two' }, 'DATABASE_URL names several hosts'],
  [
    { ...postgresql, DATABASE_READ_URL: 'postgresql://one,two/dhow' },
    'DATABASE_READ_URL names several hosts',
  ],
  [
    { DATABASE_URL: `${postgresql.DATABASE_URL}?target_session_attrs=prefer-standby` },
    'DATABASE_URL asks for a server that only reads',
  ],
  [{ MEDIA_URL: 's3://bucket' }, 'MEDIA_URL needs S3_ENDPOINT'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp://'],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters'],
  [{ DEMO: 'yes' }, 'DEMO must be 1'],
  [{ UPLOADS_PER_DAY: '0' }, 'UPLOADS_PER_DAY must be 1 or more'],
  [{ UPLOAD_MB_PER_DAY: 'much' }, 'UPLOAD_MB_PER_DAY must be a number of megabytes'],
  [{ FREE_DISK_MB: '-1' }, 'FREE_DISK_MB must be 0 or more'],
  [{ REQUIRE_ADMIN_2FA: 'true' }, 'REQUIRE_ADMIN_2FA must be 1'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY needs PUBLIC_URL'],
  [{ WORKERS: '2' }, 'WORKERS above 1 needs DATABASE_URL'],
  [{ ...postgresql, WORKERS: '0' }, 'WORKERS must be a number of processes from 1 to 64, or auto'],
  [{ ...postgresql, WORKERS: '65' }, 'WORKERS must be a number of processes from 1 to 64'],
  [{ ...postgresql, WORKERS: '1.5' }, 'WORKERS must be a number of processes from 1 to 64'],
  [{ ...postgresql, WORKERS: 'all' }, 'WORKERS must be a number of processes from 1 to 64'],
  [{ DATABASE_DIRECT_URL: postgresql.DATABASE_URL }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ ...postgresql, DATABASE_DIRECT_URL: 'db' }, 'DATABASE_DIRECT_URL must start with postgresql:'],
  [{ DATABASE_READ_URL: postgresql.DATABASE_URL }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ DATABASE_CONNECT_SECONDS: '0' }, 'DATABASE_CONNECT_SECONDS must be 1 or more.'],
  [{ DATABASE_STATEMENT_SECONDS: '1.5' }, 'DATABASE_STATEMENT_SECONDS must be a whole number of'],
  [{ DATABASE_IDLE_SECONDS: '-1' }, 'DATABASE_IDLE_SECONDS must be 0 or more.'],
  [{ DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS must be a number of connections'],
  [{ DATABASE_CONNECTIONS: '3' }, 'DATABASE_CONNECTIONS must be at least 4.'],
  [
    { ...postgresql, WORKERS: '3', DATABASE_CONNECTIONS: '11' },
    'DATABASE_CONNECTIONS must be at least 12 for 3 workers.',
  ],
])('%j is answered by a sentence that says what to set', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

it.each([
  'yes',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0/8',
  'fd00::/129',
  ',',
  '::1%lo',
])('TRUST_PROXY is neither proxies nor networks: %j', (TRUST_PROXY) => {
  const environment = { TRUST_PROXY, PUBLIC_URL: 'https://shop.example' };
  expect(() => readConfig(environment)).toThrow('TRUST_PROXY must be how many proxies');
});

it.each([
  ['0', false],
  ['1', 1],
  ['3', 3],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY %j', (TRUST_PROXY, trustProxy) => {
  const environment = { TRUST_PROXY, PUBLIC_URL: 'https://shop.example' };
  expect(readConfig(environment)).toMatchObject({ trustProxy });
});

it('takes empty settings for none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

it('says what keeps the start from happening, not how it failed', () => {
  const error = Object.assign(new Error('x'), { code: 'EADDRINUSE', port: 3000 });
  expect(refusalSentence(new Error('outer', { cause: error }))).toContain('Port 3000 is in use');
});

it('keeps messages, enquiries and the audit for some years, for ever, or as long as is said', () => {
  expect(readConfig({}).keepDays).toEqual({
    messages: 730,
    customers: 730,
    enquiries: 1095,
    audit: 1825,
  });
  const said = { KEEP_MESSAGES_DAYS: '0', KEEP_ENQUIRIES_DAYS: '30', KEEP_AUDIT_DAYS: '' };
  expect(readConfig(said).keepDays).toEqual({
    messages: 0,
    customers: 730,
    enquiries: 30,
    audit: 1825,
  });
  expect(() => readConfig({ KEEP_AUDIT_DAYS: '-1' })).toThrow(
    'KEEP_AUDIT_DAYS must be 0 (for ever) or more.',
  );
});
