import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Product } from '#contracts/product.ts';
import { SynonymInput } from '#contracts/searches.ts';
import { foldWords } from '#database/queries/searches/synonyms.ts';
import { setSiteState } from '#database/queries/site-state.ts';
import { synonym, synonymMeaning } from '#database/schema/search.ts';
import { findCircle, meaningsOf } from '#domain/synonyms.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { seedSynonyms } from './seed-synonyms.ts';
import { seededSynonyms } from './seeded-synonyms.ts';
import { addSynonym } from './synonyms.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

it('gives a new shop groups that find what they mean', async () => {
  await seedSynonyms(test.context);
  const rows = await test.db.select().from(synonymMeaning);
  const seeded = rows.map(({ word, meaning }) => `${word} → ${meaning}`);
  for (const pair of [
    ...['perfume → attar', 'perfume → ittar', 'perfume → fragrance', 'men → gents'],
    ...['ladies → women', 'specs → glasses', 'chappal → sandals', 'kada → bangle'],
    ...['blue → navy', 'gray → charcoal', 'नीला → navy', 'ساعه → watch'],
  ]) {
    expect(seeded).toContain(pair);
  }
  expect(seeded).not.toContain('navy → blue');
});

it('has groups that an admin could have added one by one', async () => {
  const folded = await foldWords(
    test.db,
    seededSynonyms.flatMap(({ words }) => words),
  );
  let at = 0;
  const groups = seededSynonyms.map((group) => {
    expect(SynonymInput.parse(group)).toEqual(group);
    const words = folded.slice(at, at + group.words.length);
    at += group.words.length;
    expect(words.every((word) => /^\S+(?: \S+){0,4}$/.test(word))).toBe(true);
    expect(new Set(words).size, words.join()).toBe(words.length);
    return { kind: group.kind, words };
  });
  const ofKind = (kind: string) => groups.filter((group) => group.kind === kind);
  const inGroups = ofKind('same').flatMap(({ words }) => words);
  expect(inGroups.filter((word, index) => inGroups.indexOf(word) !== index)).toEqual([]);
  const heads = ofKind('family').map(({ words }) => words[0]);
  expect(heads.filter((word, index) => heads.indexOf(word) !== index)).toEqual([]);
  const meanings = meaningsOf(groups);
  expect(findCircle(groups, meanings)).toBeNull();
  expect(Math.max(...[...meanings.values()].map(({ size }) => size))).toBeLessThanOrEqual(100);
});

it('has more than sixty groups besides, with Hindi and Arabic words', () => {
  const having = (script: RegExp) =>
    seededSynonyms.filter(({ words }) => script.test(words.join()));
  expect(seededSynonyms.length).toBeGreaterThan(66);
  expect(having(/\p{Script=Devanagari}/u).length).toBeGreaterThan(30);
  expect(having(/\p{Script=Arabic}/u).length).toBeGreaterThan(30);
});

it('is searched by, and what an admin changes and deletes stays so', async () => {
  await seedSynonyms(test.context);
  const category = await aCategory(test.db);
  const seller = await aSeller(test);
  await aProduct(test.db, parentsOf(seller, category), { name: 'Attar of vetiver' });
  const found = async (q: string) => {
    const answer = await test.app.inject({ url: '/api/get-product', query: { q } });
    return answer.json<Product[]>().length;
  };
  expect([await found('perfume'), await found('عطر'), await found('khus')]).toEqual([1, 1, 1]);

  const { authorization: headers } = admin;
  const groupOf = async (word: string) => {
    const answer = await test.app.inject({
      ...{ url: '/api/admin/get-synonyms', query: { q: word }, headers },
    });
    return answer.json()[0];
  };
  const perfume = await groupOf('ittar');
  const removed = await test.app.inject({
    ...{ method: 'DELETE', url: `/api/admin/delete-synonym/${perfume._id}`, headers },
  });
  expect(removed.statusCode, removed.body).toBe(200);
  const vetiver = await groupOf('khus');
  const changed = await test.app.inject({
    ...{ method: 'PUT', url: `/api/admin/edit-synonym/${vetiver._id}`, headers },
    payload: { kind: 'same', words: ['vetiver', 'cuscus'] },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  await seedSynonyms(test.context);
  expect([await found('perfume'), await found('khus'), await found('cuscus')]).toEqual([0, 0, 1]);
});

it('gives none to a shop that has groups of its own', async () => {
  const actor = {
    role: 'admin' as const,
    adminRole: 'owner' as const,
    id: admin.id,
    name: 'Admin',
  };
  await addSynonym(test.context, actor, { kind: 'same', words: ['dhow', 'boat'] });
  await Promise.all([seedSynonyms(test.context), seedSynonyms(test.context)]);
  expect(await test.db.$count(synonym)).toBe(1);
});

it('gives a shop of an earlier release the words of a language that has come since, once', async () => {
  const then = new Date('2026-01-01T00:00:00Z');
  const isHindi = (word: string) =>
    Object.values(serverTexts.hi.searched.synonyms).flat().includes(word);
  const rows = seededSynonyms.flatMap(({ kind, words }, at) => {
    const had = words.filter((word) => !isHindi(word) || word === 'mez');
    if (had.length < 2 || had[0] === 'lantern') return [];
    const updatedAt = had[0] === 'wallet' ? new Date('2026-02-01T00:00:00Z') : then;
    return [{ kind, words: had, id: `synonym${at}`, createdAt: then, updatedAt }];
  });
  await test.db.insert(synonym).values(rows);
  await setSiteState(test.db, 'synonyms', 'seeded');
  await Promise.all([seedSynonyms(test.context), seedSynonyms(test.context)]);
  const groupOf = async (name: string) =>
    (await test.db.select().from(synonym)).find(({ words }) => words[0] === name)?.words;
  expect(await groupOf('watch')).toContain('घड़ी');
  expect((await groupOf('table'))?.filter((word) => word === 'mez')).toEqual(['mez']);
  expect(await groupOf('wallet')).not.toContain('बटुआ');
  expect(await groupOf('lantern')).toBeUndefined();
  const meanings = await test.db.select().from(synonymMeaning);
  expect(meanings).toContainEqual({ word: 'ghadiyan', meaning: 'watch' });
  const kept = ['watch', 'ghadi'];
  await test.db.update(synonym).set({ words: kept }).where(sql`${synonym.words}[1] = 'watch'`);
  await seedSynonyms(test.context);
  expect(await groupOf('watch')).toEqual(kept);
});

it('is done once by those who start together', async () => {
  await Promise.all([seedSynonyms(test.context), seedSynonyms(test.context)]);
  expect(await test.db.$count(synonym)).toBe(seededSynonyms.length);
});
