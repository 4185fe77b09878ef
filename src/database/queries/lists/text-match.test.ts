import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { beginning, containsWords } from './text-match.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded(null);
});
afterAll(() => database.close());

async function matches(text: string, q: string): Promise<boolean | null> {
  const found = sql`select ${containsWords(sql`${text}::text`, q)} as found`;
  const [row] = await rowsOf<{ found: boolean | null }>(database.db, found);
  return row?.found ?? null;
}

it.each(["'", '\\', '’', '!&|:*()<->', 'a:b', '% _', '\t\u2001', 'ŉ', "http://x.y/z'a"])(
  'finds nothing in a text by %j, which is no word of it',
  async (q) => {
    expect(await matches("Élan T-shirt 4.5, l'été", q)).not.toBe(true);
  },
);

it.each(['élan', 'ELAN', 't-sh', 'shirt', '4.5', 'l’ete', 'ete el', ' 4 t ', '5', 'ete 5', 'sh-t'])(
  'finds a text by %j: beginnings of words, whatever the case and the accents',
  async (q) => {
    expect(await matches("Élan T-shirt 4.5, l'été", q)).toBe(true);
  },
);

it('takes any characters at all', async () => {
  const size = 128;
  const texts: string[] = [];
  for (let first = 1; first < 0x11000; first += size) {
    const codes = Array.from({ length: size }, (_, index) => first + index);
    const usable = codes.filter((code) => code < 0xd800 || code > 0xdfff);
    texts.push(
      String.fromCodePoint(...usable),
      String.fromCodePoint(...usable.flatMap((code) => [code, 32])),
    );
  }
  for (let at = 0; at < texts.length; at += 100) {
    const found = texts.slice(at, at + 100).map((text) => containsWords(sql`'plain'::text`, text));
    await database.db.execute(sql`select ${sql.join(found, sql`, `)}`);
  }
});

it('takes wildcards in a beginning as they are', async () => {
  const like = async (text: string, q: string) => {
    const found = sql`select ${text}::text like ${beginning(q)} as found`;
    return (await rowsOf<{ found: boolean }>(database.db, found))[0]?.found;
  };
  expect(await like('ABC123', '%C')).toBe(false);
  expect(await like('ABC123', 'A_C')).toBe(false);
  expect(await like('A\\C', 'A\\')).toBe(true);
  expect(await like('ABC123', 'ABC')).toBe(true);
});
