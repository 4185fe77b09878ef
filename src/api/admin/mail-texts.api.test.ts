import { describe, expect, it } from 'vitest';
import { MailKind, type MailTextShown } from '#contracts/mail-text.ts';
import { languageNames } from '#languages/languages.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  { authorization: headers } = admin,
) {
  const request = { method, url: `/api${url}`, headers, ...(payload && { payload }) };
  const answer = await test.app.inject(request);
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

const aManager = await perTest(() => anAdmin(test, { role: 'manager' }));

const textOf = async (kind: MailKind, language = 'en'): Promise<MailTextShown> => {
  const { body } = await call('GET', `/admin/get-mail-texts?language=${language}`);
  return body.find((each: MailTextShown) => each.kind === kind);
};

const words = {
  language: 'en',
  subject: 'a way back in',
  text: 'Dear friend of {site},\n\nthis opens your account again:\n\n{link}\n\n{shops}',
  version: 0,
};
const edit = (changes: object = {}, kind = 'passwordLink') =>
  call('PUT', `/admin/edit-mail-text/${kind}`, { ...words, ...changes });

async function passwordMail() {
  const { email } = await aSeller(test);
  await call('POST', '/seller/forgot-password', { email });
  return test.mails.at(-1);
}

const accountKinds: MailKind[] = [
  ...([
    'passwordLink',
    'passwordChanged',
    'newDevice',
    'factorChanged',
    'recoveryCodeUsed',
  ] as const),
  ...(['factorReset', 'registered', 'confirmEmail', 'confirmNewEmail', 'emailToReplace'] as const),
  ...([
    'emailReplaced',
    'invitedToSell',
    'staffInvited',
    'staffRemoved',
    'invitedAsAdmin',
  ] as const),
];

describe('the words of a mail', () => {
  it('are ours until an admin writes them anew, in each language by itself', async () => {
    expect((await passwordMail())?.text).toContain('asked for a new password at Dhow');
    expect((await edit()).status).toBe(200);
    const mail = await passwordMail();
    expect(mail?.subject).toBe('Dhow: a way back in');
    expect(mail?.text).toMatch(
      /^Dear friend of Dhow,\n\nthis opens your account again:\n\nhttp\S+token=[\w-]+$/,
    );
    expect((await textOf('passwordLink', 'ar')).changed).toBe(null);
    expect(await textOf('passwordLink')).toMatchObject({ version: 1, changed: { by: admin.name } });
    const reset = await call('POST', '/admin/reset-mail-text/passwordLink', { language: 'en' });
    expect(reset.body.data).toMatchObject({ version: 0, changed: null });
    expect((await passwordMail())?.text).toContain('asked for a new password at Dhow');
    const { body } = await call('GET', '/admin/get-audit?entity=mail-text');
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      'reset-mail-text',
      'edit-mail-text',
    ]);
  });

  it.each([
    [{ text: 'Open the page.' }, 'text', 'needs {link}'],
    [{ text: '{link} {lnik}' }, 'text', '{lnik} is not a placeholder'],
    [{ subject: 'for {user}' }, 'subject', '{user} is not a placeholder'],
    [{ text: '<b>{link}</b>' }, 'text', 'HTML'],
    [{ subject: '' }, 'subject', 'required'],
  ])('are refused as %j', async (changes, field, message) => {
    const { status, body } = await edit(changes);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(body.fields[field]).toContain(message);
    expect((await textOf('passwordLink')).changed).toBe(null);
  });

  it('are not written over by who has not seen them', async () => {
    await edit();
    const late = await edit({ subject: 'later' });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await edit({ subject: 'later', version: 1 })).body.data.version).toBe(2);
    expect((await edit({}, 'nothing')).status).toBe(404);
  });

  it('leave out a line whose reason is not given', async () => {
    const text = '{decision}\n\n{reason}\n\nYours';
    await edit({ text, subject: '{decision}' }, 'accountDecided');
    const seller = await aSeller(test, { status: false, approval: 'pending' });
    await call('PUT', `/admin/update-status/${seller.id}`, { status: true });
    expect(test.mails.at(-1)?.text).toBe(
      'Your account has been approved. You can add and edit products now.\n\nYours',
    );
  });

  it('are shown and tried with examples, whatever their kind', async () => {
    for (const language of languageNames) {
      for (const kind of MailKind.options) {
        const { subject, text } = await textOf(kind, language);
        const body = { kind, language, subject, text };
        const { status, body: shown } = await call('POST', '/admin/preview-mail-text', body);
        expect([kind, status]).toEqual([kind, 200]);
        expect(shown.html.replace(/\{prefers|\{[^}]*!important\}/g, '')).not.toMatch(/\{\w+\}/);
        const again = { language, subject, text, version: 0 };
        expect((await call('PUT', `/admin/edit-mail-text/${kind}`, again)).status).toBe(200);
      }
    }
    const { language: _l, version: _v, ...template } = words;
    const tried = { kind: 'passwordLink', language: 'en', ...template };
    expect((await call('POST', '/admin/test-mail-text', tried)).status).toBe(200);
    expect(test.mails.at(-1)?.text).toContain('Dear friend of Dhow,');
  });
});

describe('the words of a mail about an account', () => {
  it.each([
    'https://evil.test/?u={link}',
    '{link}@evil.test',
    '{link}.evil.test/',
    'here: {link}',
    '{link} {site}',
    '{link}\n\nevil.test/{site}',
    '{link}\n\nor www.evil.test',
    '{link}\n\nwrite to help@evil.test',
    '{link}\n\nevil。test',
    '{link}\n\nhttp://127.0.0.1:3000.evil.test/',
    '{link}\n\nhttp://127.0.0.1:3000@evil.test/',
    'tel://evil\n\n{link}',
    '{link}\n\n//evil/x',
  ])('keep its link alone, and no address of elsewhere: %j', async (text) => {
    const { status, body } = await edit({ text });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['text']]);
    const tried = { kind: 'passwordLink', language: 'en', subject: 'x', text };
    expect((await call('POST', '/admin/preview-mail-text', tried)).status).toBe(422);
    expect((await textOf('passwordLink')).changed).toBe(null);
  });

  it('may name the shop itself, and a subject names no address at all', async () => {
    const { email } = test.context.site;
    const text = `{link}\n\nWrite to ${email}, or see ${test.context.publicUrl}/contact.`;
    expect((await edit({ text })).status).toBe(200);
    for (const subject of ['open {link}', 'open evil.test']) {
      const { status, body } = await edit({ subject, version: 1 });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['subject']]);
    }
  });

  it('are changed and taken back by owners alone', async () => {
    const manager = aManager;
    const refused = await call('PUT', '/admin/edit-mail-text/passwordLink', words, manager);
    expect([refused.status, refused.body.code]).toEqual([403, 'permission-required']);
    expect((await edit()).status).toBe(200);
    for (const kind of accountKinds) {
      const path = `/admin/reset-mail-text/${kind}`;
      const reset = await call('POST', path, { language: 'en' }, manager);
      expect([kind, reset.status]).toEqual([kind, 403]);
    }
    expect((await textOf('passwordLink')).version).toBe(1);
    const { language: _l, version: _v, ...template } = words;
    const tried = { kind: 'passwordLink', language: 'en', ...template };
    expect((await call('POST', '/admin/test-mail-text', tried, manager)).status).toBe(403);
    const others = { ...words, text: 'Look at {piece}', subject: 'up' };
    expect((await call('PUT', '/admin/edit-mail-text/putUp', others, manager)).status).toBe(200);
  });
});

it('every owner is told who changed the words of a mail, and of which', async () => {
  const other = await anAdmin(test);
  const gone = await anAdmin(test, { deactivatedAt: new Date() });
  const manager = aManager;
  const others = { ...words, text: 'Look at {piece}', subject: 'up' };
  await call('PUT', '/admin/edit-mail-text/putUp', others, manager);
  expect(test.mails.map(({ to }) => to).sort()).toEqual([admin.email, other.email].sort());
  expect(test.mails[0]?.text).toContain(`${manager.name} has changed`);
  expect(test.mails[0]?.text).toContain('A product is shown again');
  await call('POST', '/admin/reset-mail-text/putUp', { language: 'en' });
  await call('POST', '/admin/reset-mail-text/putUp', { language: 'en' });
  expect(test.mails).toHaveLength(4);
  expect(test.mails.map(({ to }) => to)).not.toContain(gone.email);
});
