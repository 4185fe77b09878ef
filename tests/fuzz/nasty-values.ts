import fc from 'fast-check';

/** Wrong types, huge numbers, controls, direction marks, markup, SQL, and letters that are hardly any. */
const knownNasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '-Infinity',
  '9007199254740993',
  '99999999999999999999',
  '1.005',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '["/media/x.jpg"]',
  '\u0000',
  'a\u0000b',
  'a\u202eb',
  '\ud800',
  'a\udc00b',
  '\u0301',
  '\u0301\u0327 \u20dd',
  '\u200b\u200d\ufeff',
  '\u00ad',
  '\u02b9 \u02bc',
  '\ufffe',
  '\ufb00ﬁﷺ',
  'İıſK',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u{10ffff}',
  '１２３',
  "'; drop table product; --",
  "a' & 'b:*",
  ':* | !',
  '<script>alert(1)</script>',
  '%',
  '%%%',
  '\\',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  'ا'.repeat(300),
  `e${'\u0301'.repeat(199)}`,
  'name',
  'asc',
  'createdAt',
  'LISTED',
  'a,b,c',
  '2026-02-30',
  '2026-02-30T25:61:61Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'a@b.example',
  '5550100101',
  'correct horse battery',
);

/** Only marks that belong on a letter, with none to be on. */
const marks = fc
  .array(fc.integer({ min: 0x300, max: 0x36f }), { minLength: 1, maxLength: 6 })
  .map((codes) => String.fromCodePoint(...codes));

const padded = (most: number, width = 2) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(width, '0'));

/** Moments as PostgreSQL writes them, of which calendars and clocks know but some. */
const moment = fc
  .tuple(padded(2199, 4), padded(13), padded(32), padded(25), padded(61), padded(61), padded(99))
  .map(([y, m, d, h, min, s, zone]) => `${y}-${m}-${d} ${h}:${min}:${s}+${zone}`);

const nearMoment = fc
  .tuple(
    fc.constantFrom('2026', '1999', '2100', '2199'),
    fc.constantFrom('01', '02', '04', '12'),
    fc.constantFrom('01', '28', '29', '30', '31'),
    fc.constantFrom('00:00:00', '23:59:59.999999', '24:00:00', '23:59:60'),
    fc.constantFrom('+00', '-00', '+14', '+15', '+16', '-15:59', '-16', '+99', '+00:60', '+0530'),
  )
  .map(([y, m, d, time, zone]) => `${y}-${m}-${d} ${time}${zone}`);

/** What stands in a cursor: what a list is sorted by, or what never is. */
const cursorValue = fc.oneof(
  moment,
  nearMoment,
  marks,
  fc.constantFrom('', '0', 'true', 'x\u0000', '\ud800', '999999999999.9999', '-1', '1e400', '٣'),
  fc.integer().map(String),
  fc.bigInt({ min: 0n, max: 10n ** 17n }).map(String),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Cursors in the form that every list writes, with values that no row has. */
export const cursor = fc.oneof(
  fc
    .array(cursorValue, { minLength: 1, maxLength: 4 })
    .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
  fc.constantFrom('WyIyMDI2Il0', 'WzEsMiwzXQ', 'bnVsbA', 'Wy', '_____'),
);

export const nastyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  knownNasty,
  marks,
  moment,
  cursor,
);

export const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** The first bytes of what a file may say it is, known here or not, before bytes that are anything. */
const beginnings = [
  [],
  [0xff, 0xd8, 0xff, 0xe0],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('GIF89a')],
  [...Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ')],
  [...Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0')],
  [...Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0')],
  [...Buffer.from('\0\0\0\u001cftypavif\0\0\0\0')],
  [...Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0')],
  [0x1a, 0x45, 0xdf, 0xa3],
  [...Buffer.from('%PDF-1.7\n')],
  [...Buffer.from('PK\u0003\u0004')],
  [...Buffer.from('PK\u0005\u0006')],
  [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
  [...Buffer.from('name,brand,priceINR,priceAED\na\0b,"c\n')],
  [0xef, 0xbb, 0xbf, ...Buffer.from('name;brand\n\u0301;=1+1\n')],
  [0xff, 0xfe, 0x6e, 0x00],
];

/** Files of every kind that is taken, and of those that are not, all of them broken. */
export const nastyFile = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.uint8Array({ maxLength: 64 }),
    fc.constantFrom('a.jpg', 'a.csv', 'a.xlsx', 'a.zip', 'a.mp4', 'a.exe', '..', 'ا.png', ''),
  )
  .map(([beginning, rest, filename]) => ({
    filename,
    content: Uint8Array.from([...beginning, ...rest]),
  }));
