import { describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  type TestSeller,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

type SellerHere = TestSeller;

async function get(url: string, who?: { authorization: { authorization: string } }) {
  const response = await test.app.inject({
    url: `/api${url}`,
    ...(who && { headers: who.authorization }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function setStatus(id: string, payload: object) {
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/update-status/${id}`,
    headers: admin.authorization,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

async function updateProfile(
  seller: SellerHere,
  fields: Record<string, unknown>,
  files: ReturnType<typeof file>[] = [],
) {
  const { payload, headers } = multipart(fields, files);
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/update-profile/${seller.id}`,
    headers: { ...headers, ...seller.authorization },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const namesOf = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

async function aStall(seller: SellerHere, name: string, products: number) {
  const category = await aCategory(test.db, { name });
  const parents = parentsOf(seller, category);
  for (let index = 0; index < products; index += 1) await aProduct(test.db, parents);
  return category;
}

describe('the public', () => {
  it('sees active sellers alone, with what they sell and where', async () => {
    const seller = await aSeller(test, { name: 'Bazm' });
    for (const approval of ['pending', 'declined', 'deactivated'] as const) {
      const hidden = await aSeller(test, { status: false, approval });
      expect((await get(`/get-seller/${hidden.id}`)).status).toBe(404);
    }
    const watches = await aStall(seller, 'Watches', 2);
    const hidden = await aStall(seller, 'Hidden', 1);
    await test.app.inject({
      method: 'PUT',
      url: `/api/admin/list-category/${hidden.id}`,
      headers: admin.authorization,
      payload: { status: 'UNLISTED' },
    });
    const { body, headers } = await get('/get-sellers');
    expect(headers['x-total-count']).toBe('1');
    expect(body).toEqual([
      {
        _id: seller.id,
        name: 'Bazm',
        Image: '',
        picture: null,
        description: '',
        city: '',
        replyTime: '',
        openingHours: '',
        awayUntil: null,
        INR: '+910000000001',
        DXB: '+971000000001',
        status: true,
        categories: [{ _id: watches.id, name: 'Watches', products: 2 }],
        products: 2,
        createdAt: seller.createdAt.toISOString(),
      },
    ]);
    expect((await get(`/get-seller/${seller.id}`)).body).toEqual(body[0]);
    const own = await get(`/admin/get-seller/${seller.id}`, seller);
    expect(own.body).toMatchObject({ products: 3, email: seller.email, approval: 'approved' });
  });

  it('cannot find out an e-mail or phone by searching, sorting or filtering', async () => {
    const seller = await aSeller(test, { name: 'Bazm', email: 'secret@x.test' });
    for (const q of ['secret', 'x.test', seller.phone, seller.phone.slice(-4), '%', '_']) {
      expect((await get(`/get-sellers?q=${encodeURIComponent(q)}`)).body).toEqual([]);
    }
    for (const query of ['sort=email', 'sort=phone', 'sort=status', 'sort=password_hash']) {
      expect((await get(`/get-sellers?${query}`)).status).toBe(400);
    }
    await aSeller(test, { approved: false });
    for (const query of ['status=false', 'approval=pending', 'email=secret@x.test']) {
      expect(namesOf(await get(`/get-sellers?${query}`))).toEqual(['Bazm']);
    }
  });

  it('sees a new name wherever it is shown, on the very next request', async () => {
    const seller = await aSeller(test, { name: 'Before' });
    const { id, sub } = await aStall(seller, 'Watches', 1);
    const places = ['/get-sellers', `/get-seller/${seller.id}`, `/get-product?category=${id}`];
    places.push('/get-product', `/get-related/${sub.id}`, `/get-related/${seller.id}/${sub.id}`);
    for (const url of places) expect(JSON.stringify((await get(url)).body)).toContain('Before');
    expect((await get('/get-product?q=afterwards')).body).toEqual([]);
    const { data } = (await updateProfile(seller, { name: 'Afterwards' })).body;
    for (const url of places) expect(JSON.stringify((await get(url)).body)).toContain('Before');
    const accepted = await test.app.inject({
      method: 'PUT',
      url: `/api/admin/decide-change/${data.changes[0]._id}`,
      headers: admin.authorization,
      payload: { accept: true },
    });
    expect(accepted.statusCode).toBe(200);
    for (const url of places) {
      const text = JSON.stringify((await get(url)).body);
      expect([url, text.includes('Afterwards'), text.includes('Before')]).toEqual([
        url,
        true,
        false,
      ]);
    }
    expect((await get('/get-product?q=afterwards')).body).toHaveLength(1);
  });
});

describe('the switch of an admin', () => {
  it('asks for a boolean, and takes no markup for a reason', async () => {
    const { id } = await aSeller(test, { approved: false });
    for (const status of ['true', 1, null, undefined, 'yes']) {
      const answer = await setStatus(id, { status });
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { status: 'status must be true or false' },
      ]);
    }
    for (const reason of ['<b>no</b>', 'x'.repeat(501), 'a\u202eb', 7]) {
      expect((await setStatus(id, { status: false, reason })).status).toBe(422);
    }
    expect((await setStatus('nobody00nobody00nobo', { status: true })).status).toBe(404);
  });

  it.each([
    ['pending', true, 'approved'],
    ['pending', false, 'declined'],
    ['declined', true, 'approved'],
    ['declined', false, 'declined'],
    ['approved', false, 'deactivated'],
    ['deactivated', false, 'deactivated'],
    ['deactivated', true, 'approved'],
  ] as const)('leads from %s by %s to %s', async (approval, status, next) => {
    const seller = await aSeller(test, stateOf(approval));
    const { status: code, body } = await setStatus(seller.id, { status });
    expect([code, body.success, body.data.status, body.data.approval]).toEqual([
      200,
      true,
      status,
      next,
    ]);
    await settleAfterResponses();
    const told = approval === next ? [] : [seller.email];
    // A deactivation may be undone for a minute before its seller hears of it.
    expect(test.mails.map(({ to }) => to)).toEqual(next === 'deactivated' ? [] : told);
    expect(await test.db.$count(auditEntry)).toBe(told.length);
  });

  it('leaves who, what, before and after', async () => {
    const seller = await aSeller(test, { approved: false });
    await setStatus(seller.id, { status: false, reason: 'No papers.' });
    await setStatus(seller.id, { status: false, reason: 'No papers, no shop.' });
    const { actorId, action, entityId, before, after } = auditEntry;
    const entries = await test.db
      .select({ actorId, action, entityId, before, after })
      .from(auditEntry)
      .orderBy(auditEntry.id);
    const common = { actorId: admin.id, action: 'change-seller-status', entityId: seller.id };
    const declined = { approval: 'declined', note: 'No papers.' };
    expect(entries).toEqual([
      { ...common, before: { approval: 'pending', note: '' }, after: declined },
      { ...common, before: { note: declined.note }, after: { note: 'No papers, no shop.' } },
    ]);
    const own = await get(`/admin/get-seller/${seller.id}`, seller);
    expect(own.body.approvalNote).toBe('No papers, no shop.');
  });

  it('works though the mail server does not', async () => {
    const seller = await aSeller(test, { approved: false });
    const { sendMail } = test.context;
    try {
      test.context.sendMail = () => Promise.reject(new Error('no mail server'));
      expect((await setStatus(seller.id, { status: true })).status).toBe(200);
      await settleAfterResponses();
    } finally {
      test.context.sendMail = sendMail;
    }
    expect((await get(`/get-seller/${seller.id}`)).status).toBe(200);
  });

  it('tells why, but writes nobody in words a stranger chose', async () => {
    const seller = await aSeller(test, { approved: false, name: 'Win at casino.test' });
    await setStatus(seller.id, { status: false, reason: 'No papers.' });
    await settleAfterResponses();
    expect(test.mails[0]?.text).toContain('Reason: No papers.');
    expect(JSON.stringify(test.mails)).not.toContain('casino');
  });
});

function stateOf(approval: 'pending' | 'approved' | 'declined' | 'deactivated') {
  return { approval, status: approval === 'approved' };
}

describe('the table of sellers', () => {
  it('finds by name, e-mail and phone, however these are written', async () => {
    await aSeller(test, { name: 'Écho', email: 'one@x.test', phone: '5550100155' });
    await aSeller(test, { name: 'Delta', email: 'two@x.test', phone: '5550100166' });
    const found = async (q: string) =>
      namesOf(await get(`/admin/get-sellers?q=${encodeURIComponent(q)}`, admin));
    expect(await found('ECHO')).toEqual(['Écho']);
    expect(await found('TWO@x')).toEqual(['Delta']);
    for (const q of ['5550100155', '(555) 010-0155', '+91 555 010 0155', '00155']) {
      expect([q, await found(q)]).toEqual([q, ['Écho']]);
    }
    for (const q of ['%', '_', "'", '\\', '()']) expect([q, await found(q)]).toEqual([q, []]);
  });

  it('sorts by each column, pages both ways and filters', async () => {
    const make = (name: string, values: object) => aSeller(test, { name, ...values });
    const bee = await make('bee', { email: 'c@x.test', phone: '5550100103' });
    await make('Ant', { email: 'B@x.test', phone: '5550100101', approved: false });
    const cat = await make('Cat', { email: 'a@x.test', phone: '5550100102' });
    await aStall(bee, 'Watches', 2);
    await aStall(cat, 'Shoes', 1);
    const list = async (query: string) => namesOf(await get(`/admin/get-sellers?${query}`, admin));
    expect(await list('')).toEqual(['Cat', 'Ant', 'bee']);
    expect(await list('sort=name')).toEqual(['Ant', 'bee', 'Cat']);
    expect(await list('sort=email')).toEqual(['Cat', 'Ant', 'bee']);
    expect(await list('sort=phone&order=desc')).toEqual(['bee', 'Cat', 'Ant']);
    expect(await list('sort=products')).toEqual(['bee', 'Cat', 'Ant']);
    expect((await list('sort=status&order=desc')).at(0)).toBe('Ant');
    expect(await list('status=false')).toEqual(['Ant']);
    expect(await list('approval=approved&sort=name')).toEqual(['bee', 'Cat']);
    for (const sort of ['name', 'email', 'phone', 'products', 'status', 'createdAt']) {
      const first = await get(`/admin/get-sellers?sort=${sort}&limit=2`, admin);
      const next = /<\/api([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
      const second = await get(next, admin);
      const byNumber = await list(`sort=${sort}&limit=2&page=2`);
      expect([sort, first.headers['x-total-count']]).toEqual([sort, '3']);
      expect([sort, namesOf(second)]).toEqual([sort, byNumber]);
      expect(new Set([...namesOf(first), ...byNumber]).size).toBe(3);
    }
  });

  it('takes three statements (who asks, how many, which), however many sellers it shows', async () => {
    const statements = async () => {
      let count = 0;
      const { db } = test.context;
      test.context.db = new Proxy(db, {
        get(target, name, receiver) {
          if (['select', 'selectDistinct', 'execute', '$count'].includes(String(name))) count += 1;
          return Reflect.get(target, name, receiver);
        },
      });
      try {
        await get('/admin/get-sellers', admin);
      } finally {
        test.context.db = db;
      }
      return count;
    };
    await aStall(await aSeller(test), 'Watches', 1);
    expect(await statements()).toBe(3);
    for (let index = 0; index < 8; index += 1) await aSeller(test);
    expect(await statements()).toBe(3);
  });
});

describe('a profile', () => {
  it.each([
    ['name', 'Name is required', { name: ' ' }],
    ['name', 'Name must be plain text without HTML tags', { name: '<img src=x>' }],
    ['name', 'Name must be at most 100 characters', { name: 'x'.repeat(10_000) }],
    ['INR', 'must be 7 to 15 digits', { name: 'A', INR: '12' }],
    ['DXB', 'must be 7 to 15 digits', { name: 'A', DXB: '+971 abc' }],
    ['city', 'must be at most 60 characters', { name: 'A', city: 'x'.repeat(61) }],
    ['replyTime', 'must be hour, hours, day, days or empty', { name: 'A', replyTime: 'soon' }],
    ['description', 'must be at most 500 characters', { name: 'A', description: 'x'.repeat(501) }],
  ])('is refused by %s: %s', async (field, message, fields) => {
    const seller = await aSeller(test);
    const { status, body } = await updateProfile(seller, fields);
    expect([status, body.fields[field]]).toEqual([422, expect.stringContaining(message)]);
  });

  it('keeps what is left out, and takes away what is sent empty', async () => {
    const seller = await aSeller(test, { description: 'Watches by the sea.' });
    const kept = await updateProfile(seller, { name: 'Renamed' });
    expect(kept.body.data).toMatchObject({
      INR: '+910000000001',
      DXB: '+971000000001',
      description: 'Watches by the sea.',
    });
    await updateProfile(seller, { name: 'Renamed', city: 'Kochi', replyTime: 'hour' });
    expect((await get(`/get-seller/${seller.id}`)).body).toMatchObject({
      city: 'Kochi',
      replyTime: 'hour',
      description: 'Watches by the sea.',
    });
    const emptied = await updateProfile(seller, { name: 'Renamed', INR: '', description: '' });
    expect(emptied.body.data).toMatchObject({ INR: '', DXB: '+971000000001', description: '' });
  });

  it('takes no status, approval, e-mail, phone or owner from its form', async () => {
    const seller = await aSeller(test);
    const { body } = await updateProfile(seller, {
      name: 'Renamed',
      email: 'taken@x.test',
      phone: '5550100199',
      status: 'false',
      approval: 'pending',
      tokenVersion: '9',
      _id: 'nobody00nobody00nobo',
    });
    const { email, phone } = seller;
    expect(body.data).toMatchObject({ _id: seller.id, email, phone, status: true });
  });

  it('is not overwritten by who opened it before it changed', async () => {
    const seller = await aSeller(test);
    const { version } = (await get(`/admin/get-seller/${seller.id}`, seller)).body;
    const { name } = seller;
    const first = await updateProfile(seller, { name, description: 'First', version });
    expect(first.status).toBe(200);
    const picture = await scene(300, 300).png().toBuffer();
    const second = await updateProfile(seller, { name, description: 'Second', version }, [
      file('profileImage', picture),
    ]);
    expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await get(`/get-seller/${seller.id}`)).body).toMatchObject({
      description: 'First',
      Image: '',
    });
    await expectFiles(0);
  });

  it('keeps one picture, which is that of the last change', async () => {
    const seller = await aSeller(test);
    const [one, two] = await Promise.all(
      [1, 2].map((seed) => scene(300, 300, seed).png().toBuffer()),
    );
    const first = await updateProfile(seller, { name: 'A' }, [file('profileImage', one ?? '')]);
    const second = await updateProfile(seller, { name: 'A' }, [file('profileImage', two ?? '')]);
    expect(second.body.Image).not.toBe(first.body.Image);
    expect((await updateProfile(seller, { name: 'B' })).body.Image).toBe(second.body.Image);
    const statuses = await Promise.all(
      [first, second].map(async ({ body }) => (await test.app.inject(body.Image)).statusCode),
    );
    expect(statuses).toEqual([404, 200]);
  });

  it('refuses a text that is called a picture, and keeps nothing', async () => {
    const seller = await aSeller(test);
    const { status } = await updateProfile(seller, { name: 'A' }, [file('profileImage', 'text')]);
    expect(status).toBe(415);
    const stray = await updateProfile(seller, { name: 'A' }, [file('image1', 'text')]);
    expect(stray.status).toBe(422);
    await expectFiles(0);
  });
});

async function expectFiles(count: number) {
  await sweepMedia(test.context, 0);
  expect(await Array.fromAsync(test.context.store.list())).toHaveLength(count);
}
