import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listSubscribers } from '#database/queries/newsletter.ts';
import { admin } from '#database/schema/accounts/account.ts';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

let clock = new Date();
const test = await clearedApp({ now: () => clock });

beforeEach(async () => {
  clock = new Date();
});

const DAY = 86_400_000;
const EMAIL = 'leila@post.example';

async function signUp(email = EMAIL) {
  const payload = { email };
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload,
  });
  await settleAfterResponses();
  return { status: statusCode, body };
}

/** The link of a kind in a mail, as a path. */
function linkIn(mail: { text: string } | undefined, kind: 'confirm' | 'unsubscribe'): string {
  const found = mail?.text.match(new RegExp(`http\\S+(/newsletter/${kind}\\?token=\\S+)`))?.[1];
  if (found === undefined) throw new Error(`there is no link to ${kind}`);
  return found;
}

async function press(url: string, payload = '', type = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': type };
  const { statusCode, headers: sent } = await test.app.inject({
    method: 'POST',
    url,
    payload,
    headers,
  });
  return [statusCode, sent.location ?? null];
}

async function listed(query: { confirmed?: 'false' | 'all'; q?: string } = {}) {
  const { rows } = await listSubscribers(test.db, query);
  return rows.map((row) => row.email);
}

const subscribers = () => test.db.$count(newsletterSubscriber);

describe('refuses', () => {
  it.each(['', 'nobody', 'a.b', `x.${'y'.repeat(400)}`, '%00.%00'])(
    'to confirm or unsubscribe by %j',
    async (token) => {
      await signUp();
      for (const kind of ['confirm', 'unsubscribe']) {
        const url = `/newsletter/${kind}?token=${token}`;
        expect(await press(url)).toEqual([303, '/newsletter/expired']);
      }
      expect(await press('/newsletter/unsubscribe', 'List-Unsubscribe=One-Click')).toEqual([
        404,
        null,
      ]);
      expect([await subscribers(), await listed()]).toEqual([1, []]);
    },
  );

  it('a link that is three days old, was used, or was followed by another', async () => {
    await signUp();
    const first = linkIn(test.mails[0], 'confirm');
    await signUp();
    const second = linkIn(test.mails[1], 'confirm');
    expect(await press(first)).toEqual([303, '/newsletter/expired']);
    clock = new Date(clock.getTime() + 3 * DAY + 1000);
    expect(await press(second)).toEqual([303, '/newsletter/expired']);
    expect(await listed()).toEqual([]);
    await signUp();
    const third = linkIn(test.mails[2], 'confirm');
    expect(await press(third)).toEqual([303, '/newsletter/confirmed']);
    expect(await press(third)).toEqual([303, '/newsletter/expired']);
    expect(await listed()).toEqual([EMAIL]);
  });

  it("to unsubscribe by somebody else's signature", async () => {
    await signUp();
    await signUp('omar@post.example');
    const [mine, theirs] = test.mails.map((mail) => linkIn(mail, 'unsubscribe').split('.'));
    expect(await press(`${mine?.[0]}.${theirs?.[1]}`)).toEqual([303, '/newsletter/expired']);
    expect(await subscribers()).toBe(2);
  });

  it('to open anything by a visit alone', async () => {
    await signUp();
    for (const kind of ['confirm', 'unsubscribe'] as const) {
      await test.app.inject({ url: linkIn(test.mails[0], kind) });
    }
    expect([await subscribers(), await listed()]).toEqual([1, []]);
  });
});

describe('an address', () => {
  it('is in the newsletter once its owner has confirmed', async () => {
    expect((await signUp(' Leila@Post.example ')).status).toBe(200);
    expect([await listed(), await listed({ confirmed: 'false' })]).toEqual([[], [EMAIL]]);
    expect(await press(linkIn(test.mails[0], 'confirm'))).toEqual([303, '/newsletter/confirmed']);
    expect([await listed(), await listed({ confirmed: 'false' })]).toEqual([[EMAIL], []]);
    expect(await listed({ confirmed: 'all', q: 'LEILA' })).toEqual([EMAIL]);
  });

  it('gets the same answer whether it is there or not; only its owner is told', async () => {
    const first = await signUp();
    await press(linkIn(test.mails[0], 'confirm'));
    const again = await signUp();
    expect(again).toEqual(first);
    expect(test.mails[1]?.subject).toContain('you already get the newsletter');
    expect(test.mails[1]?.text).not.toContain('/newsletter/confirm?');
    expect([await subscribers(), await listed()]).toEqual([1, [EMAIL]]);
  });

  it('gets three mails a day at most, whoever asks', async () => {
    const answers = new Set<string>();
    for (let turn = 0; turn < 5; turn += 1) answers.add(JSON.stringify(await signUp()));
    expect([answers.size, test.mails.length]).toEqual([1, 3]);
  });

  it('that nobody confirms is forgotten; one that is confirmed stays', async () => {
    await signUp();
    await signUp('omar@post.example');
    await press(linkIn(test.mails[0], 'confirm'));
    await sweepExpired(test.context);
    expect(await subscribers()).toBe(2);
    clock = new Date(clock.getTime() + 3 * DAY + 1000);
    await sweepExpired(test.context);
    expect(await listed({ confirmed: 'all' })).toEqual([EMAIL]);
  });

  it('leaves by the link in any of its mails, as often as it is pressed', async () => {
    await signUp();
    await press(linkIn(test.mails[0], 'confirm'));
    await signUp();
    const link = linkIn(test.mails[0], 'unsubscribe');
    expect(linkIn(test.mails[1], 'unsubscribe')).toBe(link);
    expect(test.mails[1]?.unsubscribe).toBe(`${test.context.publicUrl}${link}`);
    expect(await press(link)).toEqual([303, '/newsletter/unsubscribed']);
    expect(await press(link)).toEqual([303, '/newsletter/unsubscribed']);
    expect(await subscribers()).toBe(0);
  });

  it.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
  ])('leaves by its mail program: %j', async (payload, type) => {
    await signUp();
    expect(await press(linkIn(test.mails[0], 'unsubscribe'), payload, type)).toEqual([200, null]);
    expect(await subscribers()).toBe(0);
  });

  it('has its link to leave in what the admin reads', async () => {
    await signUp();
    const { authorization } = await anAdmin(test);
    const url = '/api/admin/get-newsletter?confirmed=false';
    const [row] = (await test.app.inject({ url, headers: authorization })).json();
    expect(row).toEqual({
      _id: expect.any(String),
      email: EMAIL,
      confirmed: false,
      language: 'en',
      unsubscribeUrl: `${test.context.publicUrl}${linkIn(test.mails[0], 'unsubscribe')}`,
      setAside: null,
      createdAt: clock.toISOString(),
    });
  });

  it('has it in nothing that an admin reads who may not send', async () => {
    await signUp();
    const reader = await anAdmin(test);
    await test.db.update(admin).set({ role: 'read-only' }).where(eq(admin.id, reader.id));
    const url = '/api/admin/get-newsletter?confirmed=false';
    const { body } = await test.app.inject({ url, headers: reader.authorization });
    expect(body).toContain(EMAIL);
    expect(body).not.toMatch(/unsubscribe|token/);
  });
});
