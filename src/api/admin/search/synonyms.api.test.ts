import { expect, it } from 'vitest';
import { synonym, synonymMeaning } from '#database/schema/search.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: admin.authorization,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}
const add = (kind: string, ...words: unknown[]) => call('POST', 'add-synonym', { kind, words });
const list = async (query = '') => {
  const answer = await test.app.inject({
    url: `/api/admin/get-synonyms${query}`,
    headers: admin.authorization,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().map(({ words }: { words: string[] }) => words.join(', '));
};

/** What each word finds, in the order of the alphabet. */
async function meanings(): Promise<Record<string, string>> {
  const rows = await test.db.select().from(synonymMeaning);
  const words = Object.entries(Object.groupBy(rows, ({ word }) => word));
  return Object.fromEntries(
    words.map(([word, found = []]) => [
      word,
      found
        .map(({ meaning }) => meaning)
        .toSorted()
        .join(', '),
    ]),
  );
}

it('writes what each word finds, as searches fold it', async () => {
  const bags = await add('same', 'Purse', 'Hand  Bag', 'Pochette d’été');
  expect(bags).toMatchObject({
    status: 201,
    data: { kind: 'same', words: ['Purse', 'Hand Bag', 'Pochette d’été'], version: 1 },
  });
  await add('family', 'blue', 'navy', 'Slip-Ons');
  expect(await meanings()).toEqual({
    purse: 'hand bag, pochette d ete',
    'hand bag': 'pochette d ete, purse',
    'pochette d ete': 'hand bag, purse',
    blue: 'navy, slip ons',
  });
});

it('changes, deletes and follows groups that lead on', async () => {
  await add('same', 'grey', 'gray');
  const { data } = await add('family', 'gray', 'slate');
  expect(await meanings()).toEqual({ grey: 'gray, slate', gray: 'grey, slate' });
  const edit = { kind: 'family', words: ['gray', 'charcoal'], version: 1 };
  const edited = await call('PUT', `edit-synonym/${data._id}`, edit);
  expect(edited).toMatchObject({ status: 200, data: { version: 2, words: ['gray', 'charcoal'] } });
  expect(await meanings()).toEqual({ grey: 'charcoal, gray', gray: 'charcoal, grey' });
  expect(await call('PUT', `edit-synonym/${data._id}`, edit)).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
  });
  expect((await call('DELETE', `delete-synonym/${data._id}`)).status).toBe(200);
  expect(await meanings()).toEqual({ grey: 'gray', gray: 'grey' });
  expect((await call('DELETE', `delete-synonym/${data._id}`)).status).toBe(404);
  expect((await call('PUT', `edit-synonym/${data._id}`, edit)).status).toBe(404);
});

it('lists, finds and filters groups', async () => {
  await add('same', 'watch', 'timepiece');
  await add('family', 'blue', 'navy', 'Céleste');
  await add('same', 'purse', 'handbag');
  expect(await list()).toEqual(['blue, navy, Céleste', 'purse, handbag', 'watch, timepiece']);
  expect(await list('?q=celes')).toEqual(['blue, navy, Céleste']);
  expect(await list('?q=%25')).toEqual([]);
  expect(await list('?kind=same&order=desc')).toEqual(['watch, timepiece', 'purse, handbag']);
  expect(await list('?sort=updatedAt&limit=1')).toEqual(['purse, handbag']);
});

const many = Array.from({ length: 41 }, (_, number) => `word${number}`);

it.each([
  ['one word', ['purse'], 'at least two'],
  ['no list', 'purse, handbag', 'must be a list'],
  ['a number', ['purse', 5], 'must be text'],
  ['a synonym of itself', ['purse', 'purse'], 'cannot be a synonym of itself'],
  ['a word written in two ways', ['T-Shirt', 'tee', 't shirt'], 'are the same to a search'],
  ['a word with an accent and without', ['café', 'cafe'], 'are the same to a search'],
  ['an empty word', ['purse', '  '], 'is required'],
  ['only punctuation', ['purse', '—!?'], 'must have letters or digits'],
  ['only what is no letter to a search', ['purse', '\u0640'], 'no letters or digits'],
  ['combining marks alone', ['purse', '\u0301\u0301'], 'must have letters or digits'],
  ['10,000 characters', ['purse', 'a'.repeat(10_000)], 'at most 60 characters'],
  ['too many words', many, 'at most 40'],
  ['a sentence', ['purse', 'a bag to be carried by hand'], 'more than 5 words'],
  ['markup', ['purse', '<b>bag</b>'], 'HTML'],
  [
    'a synonym of itself but for marks without width',
    ['handbag', 'hand\u200bbag'],
    'cannot be a synonym of itself',
  ],
  ['a zero byte', ['purse', 'hand\u0000bag'], 'control'],
])('refuses %s and stores nothing', async (_, words, message) => {
  const answer = await call('POST', 'add-synonym', { kind: 'same', words });
  expect(answer.status).toBe(422);
  expect(answer.fields.words).toContain(message);
  expect(await test.db.$count(synonym)).toBe(0);
  expect(await test.db.$count(synonymMeaning)).toBe(0);
});

it('refuses a kind that there is not', async () => {
  expect(await add('opposite', 'hot', 'cold')).toMatchObject({ status: 422 });
});

it('says which group has a word already', async () => {
  await add('same', 'purse', 'handbag');
  expect(await add('same', 'clutch', 'Hand-Bag')).toMatchObject({ status: 201 });
  const again = await add('same', 'pochette', 'HANDBAG');
  expect(again).toMatchObject({ status: 409, code: 'already-exists' });
  expect(again.fields.words).toBe(
    '“HANDBAG” is in the group purse, handbag already. Add the words to it.',
  );
  await add('family', 'blue', 'navy');
  const second = await add('family', 'Blue', 'cobalt');
  expect(second.fields.words).toBe('“Blue” has a family already: blue, navy. Add the words to it.');
  expect(await test.db.$count(synonym)).toBe(3);
});

it('refuses a circle, whichever change closes it', async () => {
  await add('family', 'blue', 'navy');
  const { data } = await add('family', 'navy', 'midnight');
  const circle = { status: 422, message: expect.stringContaining('lead back') };
  expect(await add('family', 'midnight', 'Blue')).toMatchObject({
    status: 422,
    message: 'These words would lead back to themselves: blue → navy → midnight → blue.',
  });
  expect(await add('same', 'midnight', 'blue')).toMatchObject(circle);
  const edit = { kind: 'family', words: ['navy', 'blue'] };
  expect(await call('PUT', `edit-synonym/${data._id}`, edit)).toMatchObject(circle);
  expect(await meanings()).toEqual({ blue: 'midnight, navy', navy: 'midnight' });
});

it('lets no word find more than a hundred others', async () => {
  const words = (name: string) => Array.from({ length: 39 }, (_, at) => `${name}${at}`);
  await add('family', 'all', 'first', 'second', 'third');
  await add('family', 'first', ...words('a'));
  await add('family', 'second', ...words('b'));
  const third = await add('family', 'third', ...words('c'));
  expect(third).toMatchObject({ status: 422, message: expect.stringContaining('120 other words') });
  expect(await test.db.$count(synonym)).toBe(3);
});

it('lets two admins not close a circle together', async () => {
  const answers = await Promise.all([add('family', 'blue', 'navy'), add('family', 'navy', 'blue')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

it('drops searches and suggestions, and nothing else that is kept', async () => {
  const searches = ['/api/get-product?q=purse', '/api/get-suggestions?q=purse'];
  const others = ['/api/get-product', '/api/get-category', '/api/get-sellers'];
  const kept = async () => {
    const asked = [...searches, ...others];
    return asked.filter((url) => test.cache.find(`api ${url}`) !== undefined);
  };
  for (const url of [...searches, ...others]) await test.app.inject(url);
  const before = await kept();
  expect(before).toEqual(expect.arrayContaining([searches[0], others[0]]));
  await add('same', 'purse', 'handbag');
  expect(await kept()).toEqual(before.filter((url) => others.includes(url)));
});

it('leaves entries in the audit', async () => {
  const { data } = await add('same', 'purse', 'handbag');
  const edit = { kind: 'family', words: ['purse', 'clutch'] };
  await call('PUT', `edit-synonym/${data._id}`, edit);
  await call('DELETE', `delete-synonym/${data._id}`);
  const answer = await test.app.inject({
    url: '/api/admin/get-audit?entity=synonym',
    headers: admin.authorization,
  });
  const was = { kind: 'same', words: ['purse', 'handbag'] };
  expect(answer.json()).toMatchObject([
    { action: 'delete-synonym', before: edit, after: null },
    { action: 'edit-synonym', before: was, after: edit },
    { action: 'add-synonym', before: null, after: was },
  ]);
});
