import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
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
