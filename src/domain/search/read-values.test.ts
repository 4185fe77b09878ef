import { describe, expect, it } from 'vitest';
import { chooseValues, type NamedValue } from './read-values.ts';
import { valuePhrases } from './value-phrases.ts';

const measures = (text: string, plain: string[] = []) =>
  valuePhrases(text, plain).flatMap(({ phrase, number, units }) =>
    number === null ? [] : [[phrase, number.digits, units.at(-1) ?? '']],
  );

describe('valuePhrases', () => {
  it.each<[text: string, found: string[][]]>([
    [
      '38 mm steel',
      [
        ['38 mm', '38', 'mm'],
        ['38', '38', ''],
      ],
    ],
    ['38mm', [['38mm', '38', 'mm']]],
    [
      'EU 42',
      [
        ['eu 42', '42', 'eu'],
        ['42', '42', ''],
      ],
    ],
    [
      '40.5 millimetres',
      [
        ['40.5 millimetres', '40.5', 'mm'],
        ['40.5', '40.5', ''],
      ],
    ],
    ['ga2100', []],
    ['GA-2100', []],
    ['58-14-140', []],
    ['310.30.42', []],
    ['size 1234567', []],
    ['', []],
  ])('finds the numbers of "%s"', (text, found) => {
    expect(measures(text)).toEqual(found);
  });

  it('takes a number for what rounds to it', () => {
    const [first] = valuePhrases('38', []);
    expect(first?.number).toEqual({ digits: '38', low: 37.5, high: 38.5 });
    const [exact] = valuePhrases('40.5 mm', []);
    expect(exact?.number).toEqual({ digits: '40.5', low: 40.45, high: 40.55 });
  });

  it('leaves plain words, and words beyond those that are searched', () => {
    expect(measures('size 42', ['size 42'])).toEqual([]);
    expect(valuePhrases('brown', ['brown'])).toEqual([]);
    expect(valuePhrases(`${'x '.repeat(8)} 42`, []).filter(({ number }) => number)).toEqual([]);
  });

  it.each(['1 ', '1.', 'a 1 ', '1mm'])('takes no long time for many of "%s"', (text) => {
    const before = process.cpuUsage();
    valuePhrases(text.repeat(3_000), []);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  });
});

type Known = Partial<NamedValue> & { phrase: string };

const size = { name: 'Size', kind: 'size', scale: 'EU', attribute: 'size' } as const;
const colour = { name: 'Colour', kind: 'colour', attribute: 'colour' } as const;
const dial = { name: 'Dial colour', kind: 'colour', attribute: 'dial' } as const;
const strap = { name: 'Strap', kind: 'choice', attribute: 'strap' } as const;

/** What a text is read as, where these phrases name values. */
function read(text: string, known: Known[], { isNarrowed = true } = {}) {
  const phrases = valuePhrases(text, []);
  const named = phrases.flatMap((phrase, at) =>
    known
      .filter((value) => value.phrase === phrase.phrase)
      .map((value) => ({ ...nothing, ...value, at })),
  );
  const values = chooseValues({ text, phrases, named, taken: [], isNarrowed });
  return values.map(({ start, end, values: of }) => [
    text.slice(start, end),
    of.map(({ attribute }) => attribute).join(),
  ]);
}

const nothing: NamedValue = {
  at: 0,
  attribute: '',
  code: '',
  name: '',
  kind: 'choice',
  unit: '',
  scale: '',
  texts: ['f'],
  labels: [],
  isMissed: false,
};

describe('chooseValues', () => {
  const fortyTwo = { ...size, phrase: '42' };
  it.each<[text: string, isNarrowed: boolean, found: string[][]]>([
    ['size 42', false, [['size 42', 'size']]],
    ['42 EU', false, [['42 EU', 'size']]],
    ['shoes size EU 42', false, [['size EU 42', 'size']]],
    ['42', true, [['42', 'size']]],
    ['42', false, []],
    ['brown', true, [['brown', 'colour,dial']]],
    ['brown', false, []],
    [
      'brown size 42',
      false,
      [
        ['brown', 'colour,dial'],
        ['size 42', 'size'],
      ],
    ],
    ['brown dial', false, [['brown dial', 'dial']]],
    ['dial colour brown', false, [['dial colour brown', 'dial']]],
    ['rubber strap', false, [['rubber strap', 'strap']]],
    ['rubber straps', false, [['rubber straps', 'strap']]],
    ['strapping rubber', false, []],
  ])('reads "%s" (within a category: %s) as %j', (text, isNarrowed, found) => {
    const known = [
      fortyTwo,
      { ...size, phrase: 'eu 42' },
      { ...colour, phrase: 'brown' },
      { ...dial, phrase: 'brown' },
      { ...strap, phrase: 'rubber' },
    ];
    expect(read(text, known, { isNarrowed })).toEqual(found);
  });

  it('reads no label that is in names of what lacks it, unless its attribute is named', () => {
    const missed = [{ ...dial, phrase: 'gold', isMissed: true }];
    expect(read('gold', missed)).toEqual([]);
    expect(read('gold dial', missed)).toEqual([['gold dial', 'dial']]);
  });

  it('reads longer labels first, and a letter only as a size', () => {
    const known = [
      { ...strap, phrase: 'rose gold' },
      { ...dial, phrase: 'gold' },
      { ...size, phrase: 'm' },
    ];
    expect(read('rose gold', known)).toEqual([['rose gold', 'strap']]);
    expect(read('m', known)).toEqual([]);
    expect(read('size m', known)).toEqual([['size m', 'size']]);
  });
});
