import fc from 'fast-check';
import type { GuardedRoute } from '#api/guard.ts';
import { multipart } from '#tests/support/multipart.ts';

/** What tends to break things: wrong types, huge numbers, controls, direction marks, markup, SQL. */
const nastyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    '99999999999999999999',
    '1.005',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    '["/media/x.jpg"]',
    '\u0000',
    'a\u202eb',
    '\ud800',
    "'; drop table product; --",
    '<script>alert(1)</script>',
    '%',
    '%%%',
    '\\',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    'ا'.repeat(300),
    'name',
    'asc',
    'createdAt',
    'LISTED',
    'WyIyMDI2Il0',
    'WzEsMiwzXQ',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('["9999-99-99 99:99:99+00","y"]').toString('base64url'),
    Buffer.from('["1e5","y\\u0000"]').toString('base64url'),
    'a@b.example',
    '5550100101',
    'correct horse battery',
  ),
);

const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);

type Known = { ids: readonly string[]; tokens: readonly string[] };
export type GeneratedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** Requests to one route: ids that exist and that do not, its own and foreign fields, any token. */
export function requestsTo(route: GuardedRoute, known: Known): fc.Arbitrary<GeneratedRequest> {
  const id = fc.oneof(fc.constantFrom(...known.ids), nastyText);
  const value = fc.oneof({ weight: 2, arbitrary: nastyValue }, { weight: 1, arbitrary: id });
  const names = [...namesOf(route.schema?.querystring), 'page', 'limit', 'sort', 'q', 'after'];
  return fc
    .record({
      path: fc.array(id, { minLength: 3, maxLength: 3 }),
      query: fc.dictionary(fc.constantFrom(...names), fc.oneof(nastyText, id), { maxKeys: 5 }),
      token: fc.option(fc.oneof(fc.constantFrom(...known.tokens), nastyText)),
      body: bodyOf(route, value),
    })
    .map(({ path, query, token, body }) => ({
      method: route.method,
      url: addressOf(route.url, path, query),
      headers: { ...body.headers, ...(token && { authorization: headerSafe(`Bearer ${token}`) }) },
      ...(route.method !== 'GET' && body.payload !== undefined && { payload: body.payload }),
    }));
}

const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

function addressOf(url: string, path: string[], query: Record<string, string>): string {
  let at = 0;
  const filled = url.replace(/:\w+/g, () => safeEncode(path[at++] ?? 'x') || 'x');
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${safeEncode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function safeEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 3000));
}

type Body = { headers: Record<string, string>; payload?: string | Buffer };

/** JSON, broken JSON, forms with and without files, and nothing at all. */
function bodyOf(route: GuardedRoute, value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const names = [...namesOf(route.schema?.body), ...formFields];
  const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 });
  const json = { 'content-type': 'application/json' };
  return fc.oneof(
    fields.map((body) => ({ headers: json, payload: JSON.stringify(body) })),
    nastyText.map((payload) => ({ headers: json, payload })),
    fc.jsonValue().map((body) => ({ headers: json, payload: JSON.stringify(body) })),
    fc
      .tuple(
        fields,
        fc.array(fc.tuple(fc.constantFrom(...fileParts), fc.uint8Array({ maxLength: 64 })), {
          maxLength: 3,
        }),
      )
      .map(([body, files]) =>
        multipart(
          asTexts(body),
          files.map(([name, content]) => ({ name, filename: 'a.jpg', content })),
        ),
      ),
    nastyText.map((payload) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })),
    nastyText.map((payload) => ({ headers: { 'content-type': 'text/plain' }, payload })),
    fc.constant({ headers: {} }),
  );
}

/** What a form can carry: an object's own `toString` may be anything. */
const asTexts = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );

const fileParts = ['image', 'image1', 'image4', 'image5', 'video1', 'profileImage', '__proto__'];
const formFields = [
  'name',
  'brand',
  'description',
  'categoryId',
  'subCategoryId',
  'priceINR',
  'priceAED',
  'originalPrice',
  'isTrending',
  'existingImages',
  'mediaOrder',
  'version',
  'sellerId',
  'email',
  'phone',
  'password',
  'emailOrPhone',
  'status',
  'token',
  'INR',
];

function namesOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape === undefined ? [] : Object.keys(shape);
}
