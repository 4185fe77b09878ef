import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openEmbedded } from '#database/open-embedded.ts';
import { readConfig } from './config/read-config.ts';
import { logOptions } from './log-options.ts';

it('writes no secret, whoever logs what', async () => {
  const stream = new PassThrough();
  const log = pino(logOptions(readConfig({})), stream);
  const secrets = { password: 's3cret', newPassword: 's3cret', token: 's3cret' };
  log.info({ body: secrets }, 'a careless line');
  log.info({
    req: {
      method: 'GET',
      url: '/seller/reset-password?token=s3cret',
      headers: { authorization: 'Bearer s3cret', cookie: 's3cret' },
    },
  });
  stream.end();
  const written = await text(stream);
  expect(written).toContain('/seller/reset-password');
  expect(written).not.toContain('s3cret');
});

it('writes what failed in the database, but not what was to be stored there', async () => {
  const stream = new PassThrough();
  const log = pino(logOptions(readConfig({})), stream);
  const cause = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Failing row contains (s3cret).',
    parameters: ['s3cret'],
  });
  const query = 'update seller set password_hash = $1';
  const message = `Failed query: ${query}\nparams: s3cret\n    at s3cret`;
  const failed = Object.assign(new Error(message, { cause }), { query, params: ['s3cret'] });
  log.error({ err: failed }, 'request failed');
  log.error({ err: new Error('while saving', { cause: failed }) }, 'request failed');
  log.error({ err: failed });
  log.error(failed);
  log.error({ err: failed }, failed.message);
  log.error(failed.message);
  log.error(failed, 'with words');
  log.error({ err: 's3cret-less text' }, 'no error at all');
  stream.end();
  const written = await text(stream);
  for (const part of [
    'with words',
    'update seller set',
    'value too long',
    '22001',
    'log-options.test.ts',
  ]) {
    expect(written).toContain(part);
  }
  expect(written.replace('s3cret-less', '')).not.toContain('s3cret');
});

it('writes why the database could not read a value, but not the value', async () => {
  await using test = await embedded();
  const stream = new PassThrough();
  const log = pino(logOptions(readConfig({})), stream);
  const searched = 'asha@post.example';
  for (const statement of [
    sql`select to_tsquery('simple', ${`'${searched} &`})`,
    sql`select ${searched}::timestamptz`,
    sql`select ${searched}::numeric`,
    sql`select ${`{"${searched}`}::text[]`,
    sql`select ${`${searched}"quoted" (`} ~ ${`(${searched}`}`,
  ]) {
    const failed = await test.db.execute(statement).then(
      () => new Error('it did not fail'),
      (error: Error) => error,
    );
    log.error({ err: failed }, 'request failed');
    log.error(failed);
    log.error({ err: failed.cause });
    log.error({ err: failed.cause }, (failed.cause as Error).message);
  }
  stream.end();
  const written = await text(stream);
  for (const part of ['syntax error in tsquery: \\"…', 'invalid input syntax', '22007', '22P02']) {
    expect(written).toContain(part);
  }
  expect(written).not.toContain('asha');
  expect(written).not.toContain('it did not fail');
});

async function embedded() {
  const database = await openEmbedded(null);
  return { db: database.db, [Symbol.asyncDispose]: database.close };
}
