import { EventEmitter } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lead } from '#database/schema/lead.ts';
import { mail as mails } from '#database/schema/mail.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { write } from '../write.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { mailToFolder, sweepOutbox } from './mailers.ts';

const test = await clearedApp();
const outbox = join(test.context.incoming, '..', 'outbox');
const look = async () => ({
  ...{ name: 'Dhow', publicUrl: 'http://127.0.0.1', logo: null, picture: null },
});
const { sendMail, outbox: none } = test.context;
Object.assign(test.context, { outbox, sendMail: mailToFolder(outbox, 'no-reply@dhow.test', look) });
afterAll(() => void Object.assign(test.context, { outbox: none, sendMail }));

const WORDS = 'It is for the wedding in Sharjah';

/** A seller whom a shopper has asked by the form, and the shopper's own mail, both as files. */
async function asked() {
  await sweepOutbox(test.context, new Date(Date.now() + 60_000));
  const seller = await aSeller(test);
  const piece = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
  const shopper = `meera${Math.random().toString(36).slice(2)}@post.example`;
  const payload = {
    ...{ reference: 'KVQ7M2X', region: 'AE', name: 'Meera', email: shopper, consent: true },
    ...{ message: WORDS, pieces: [{ productId: piece.id }] },
  };
  const answer = await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  expect(answer.statusCode).toBe(201);
  await write({ ...test.context, mailQueued: new EventEmitter() }, async (_db, _touch, send) => {
    send({ to: shopper, subject: 'Dhow: an answer', lines: ['To the shopper'] });
    send({ to: 'other@post.example', subject: 'Dhow: news', lines: ['To somebody else'] });
  });
  while (await deliverNextMail(test.context));
  await settleAfterResponses();
  return { seller, shopper };
}

async function onDisk(): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return [WORDS, 'To the shopper', 'To somebody else'].filter((words) =>
    texts.some((text) => text.replaceAll('=\r\n', '').includes(words)),
  );
}

it('keeps nothing on disk of a person who was erased, also not in mails to others', async () => {
  const { shopper } = await asked();
  expect(await onDisk()).toHaveLength(3);
  const { authorization: headers } = await anAdmin(test);
  const payload = { email: shopper, confirm: shopper };
  const url = '/api/admin/erase-personal-data';
  const answer = await test.app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(200);
  await settleAfterResponses();
  expect(await onDisk()).toEqual(['To somebody else']);
});

it('keeps nothing on disk of what a shopper wrote to a seller who erases the customer', async () => {
  const { seller } = await asked();
  const [row] = await test.db.select().from(lead);
  const headers = seller.authorization;
  const url = `/api/seller/erase-customer/${row?.customerId}`;
  const answer = await test.app.inject({ method: 'DELETE', url, headers });
  expect(answer.statusCode).toBe(200);
  await settleAfterResponses();
  expect(await onDisk()).toEqual(['To the shopper', 'To somebody else']);
});

it('goes with the row of the mail, and what has none after its time', async () => {
  await asked();
  await writeFile(join(outbox, 'old.eml'), 'x');
  await sweepOutbox(test.context, new Date(Date.now() - 60_000));
  expect(await readdir(outbox)).toHaveLength(4);
  await test.db.delete(mails);
  await sweepOutbox(test.context, new Date(Date.now() - 60_000));
  expect(await readdir(outbox)).toEqual(['old.eml']);
  await sweepOutbox(test.context, new Date(Date.now() + 60_000));
  expect(await readdir(outbox)).toEqual([]);
  await sweepOutbox({ ...test.context, outbox: join(outbox, 'never') }, new Date());
});
