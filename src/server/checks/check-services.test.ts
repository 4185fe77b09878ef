import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Store } from '#media/store/s3-store.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { checkMail } from './check-mail.ts';
import { checkStore } from './check-store.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

test.each([
  [
    { endpoint: 'http://127.0.0.1:1' },
    /^The object storage at S3_ENDPOINT \(.*\) cannot be reached/,
  ],
  [{ bucket: 'elsewhere' }, /^There is no bucket elsewhere at S3_ENDPOINT/],
  [{ secretAccessKey: 'another' }, /^The object storage refuses S3_SECRET_ACCESS_KEY \(403/],
  [{ accessKeyId: 'another' }, /^The object storage does not know the key in S3_ACCESS_KEY_ID/],
])('of an object storage with %j it says what is wrong', async (wrong, sentence) => {
  const settings = { ...s3.settings, ...wrong };
  await expect(checkStore(createS3Store(settings), settings)).rejects.toThrow(sentence);
});

test.each([
  ['smtp://127.0.0.1:1', /^The mail server 127\.0\.0\.1:1 in SMTP_URL cannot be reached/],
  ['smtp://mail.invalid', /^The mail server mail\.invalid in SMTP_URL cannot be reached/],
])('of a mail server at %s it says what is wrong', async (smtpUrl, sentence) => {
  await expect(checkMail(smtpUrl)).rejects.toThrow(sentence);
});
