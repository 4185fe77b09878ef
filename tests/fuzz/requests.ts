import fc from 'fast-check';
import type { GuardedRoute } from '#api/guard.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { cursor, nastyFile, nastyText, nastyValue } from './nasty-values.ts';

type Known = {
  ids: readonly string[];
  tokens: readonly string[];
  /** Ids by the name that a parameter of an address has. */
  params?: Readonly<Record<string, readonly string[]>>;
  /** Values that a field of a body can have, by its name. */
  fields?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
};
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
      path: fc.tuple(...paramsOf(route.url).map((name) => idOf(known.params?.[name], id))),
      query: fc.array(
        fc.oneof(
          fc.tuple(fc.constantFrom(...names), fc.oneof(nastyText, id)),
          fc.tuple(fc.constant('after'), cursor),
        ),
        { maxLength: 5 },
      ),
      token: fc.option(
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.tokens) }, nastyText),
      ),
      body: bodyOf(route, value, known.fields),
    })
    .map(({ path, query, token, body }) => ({
      method: route.method,
      url: addressOf(route.url, path, query),
      headers: {
        ...(route.method !== 'GET' && body.headers),
        ...(token && { authorization: headerSafe(`Bearer ${token}`) }),
      },
      ...(route.method !== 'GET' && body.payload !== undefined && { payload: body.payload }),
    }));
}

const paramsOf = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Mostly what such a parameter names. */
const idOf = (named: readonly string[] | undefined, id: fc.Arbitrary<string>) =>
  named === undefined
    ? id
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...named) }, { weight: 1, arbitrary: id });

const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

/** Fills the names of a route's pattern, and adds a query, encoded as an address needs it. */
export function addressOf(url: string, path: string[], query: [string, string][]): string {
  let at = 0;
  const filled = url.replace(/:\w+/g, () => safeEncode(path[at++] ?? 'x') || 'x');
  const pairs = query.map(([name, value]) => `${name}=${safeEncode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** What an address can hold; half of a character travels as the bytes that no text has. */
function safeEncode(text: string): string {
  const cut = text.slice(0, 3000);
  const encoded = encodeURIComponent(cut.toWellFormed());
  return cut.isWellFormed() ? encoded : encoded.replaceAll('%EF%BF%BD', '%ED%A0%80');
}

type Body = { headers: Record<string, string>; payload?: string | Buffer };

/** JSON, broken JSON, forms with and without files, and nothing at all. */
function bodyOf(
  route: GuardedRoute,
  value: fc.Arbitrary<unknown>,
  sound: Known['fields'],
): fc.Arbitrary<Body> {
  const own = namesOf(route.schema?.body);
  const names = [...own, ...formFields];
  const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 });
  const json = { 'content-type': 'application/json' };
  const broken = fc.oneof(
    fields.map((body) => ({ headers: json, payload: JSON.stringify(body) })),
    fields.map((body) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(asTexts(body)).toString(),
    })),
    nastyText.map((payload) => ({ headers: json, payload })),
    fc.jsonValue().map((body) => ({ headers: json, payload: JSON.stringify(body) })),
    fc
      .tuple(fields, fc.array(fc.tuple(fc.constantFrom(...fileParts), nastyFile), { maxLength: 3 }))
      .map(([body, files]) =>
        multipart(
          asTexts(body),
          files.map(([name, file]) => ({ name, ...file })),
        ),
      ),
    nastyText.map((payload) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })),
    nastyText.map((payload) => ({ headers: { 'content-type': 'text/plain' }, payload })),
    fc.constant({ headers: {} }),
  );
  if (sound === undefined) return broken;
  const taken = own.flatMap((name) => (sound[name] === undefined ? [] : [[name, sound[name]]]));
  const whole = fc
    .tuple(
      fc.record(Object.fromEntries(taken), { requiredKeys: [] }),
      fc.option(fc.tuple(fc.constantFrom(...names), value), { freq: 2 }),
    )
    .map(([body, wrong]) => (wrong === null ? body : { ...body, [wrong[0]]: wrong[1] }))
    .map((body) => ({ headers: json, payload: JSON.stringify(body) }));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: broken });
}

/** What a form can carry: an object's own `toString` may be anything. */
const asTexts = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const fileParts = [
  'image',
  'image1',
  'image5',
  'video1',
  'profileImage',
  'file',
  'table',
  'archive',
  '__proto__',
];
const formFields = [
  'name',
  'brand',
  'description',
  'categoryId',
  'subCategoryId',
  'priceINR',
  'priceAED',
  'originalPrice',
  'originalPriceAED',
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
  'reference',
  'region',
  'pieces',
  'message',
  'consent',
  'ids',
];

function namesOf(schema: unknown): string[] {
  // What is transformed afterwards has its fields within.
  const { shape, in: before } = (schema ?? {}) as { shape?: object; in?: { shape?: object } };
  return Object.keys(shape ?? before?.shape ?? {});
}
