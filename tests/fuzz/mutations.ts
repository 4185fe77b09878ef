import fc from 'fast-check';
import { file } from '#tests/support/files/multipart.ts';
import type { GoodRequest } from './shop.ts';

type Path = readonly string[];
type Mutation = { path: Path; value: unknown };

const LEFT_OUT = Symbol('left out');

/** What a field is given in place of what it takes; a text stands for the beginning of another. */
const wrongValues: readonly unknown[] = [
  LEFT_OUT,
  null,
  true,
  '',
  ' ',
  'x'.repeat(20_000),
  'ا'.repeat(300),
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  '2147483648',
  '-1',
  '42',
  '1e309',
  'a\u202eb',
  'a\u0000b',
  'a\u0007b',
  'a\r\nb\tc',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table product; --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '2026-02-30',
  'zzzzzzzz0000',
  [],
  {},
  [[[[]]]],
  [null],
  { a: { b: [{ c: null }] } },
  JSON.parse('{"__proto__":{"policy":"anyone"},"constructor":{"prototype":{}}}'),
];

/** Beside whole fields, what is within lists and objects. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const within = Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...at, name]));
  return [...(at.length > 1 ? [at] : []), ...within];
}

const partsOf = ({ params, query, body, form }: GoodRequest) => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body !== undefined && { body }),
  ...(form && { form }),
});

/** So many changes of one field each, the same for the same seed, and numbers that no column holds, of each field. */
export function mutationsOf(request: GoodRequest, count: number, seed: number): Mutation[] {
  const paths = pathsIn(partsOf(request)).filter((path) => path.length > 1);
  const parts = ['query', 'body', 'form'].filter((part) => part in partsOf(request));
  const all: Mutation[] = [
    ...paths.flatMap((path) => [
      ...wrongValues.map((value) => ({ path, value })),
      ...asOtherTypes(at(request, path)).map((value) => ({ path, value })),
    ]),
    ...parts.flatMap((part) =>
      ['__proto__', 'constructor', 'sellerId', 'role'].map((name) => ({
        path: [part, name],
        value: { isAdmin: true },
      })),
    ),
    ...('body' in request
      ? [null, [], 'text', 42, LEFT_OUT].map((value) => ({ path: ['body'], value }))
      : []),
    ...(request.files?.length
      ? ['', 'no file', '\u0000\u0001'].map((value) => ({ path: ['files'], value }))
      : []),
  ];
  const isBeyondColumn = ({ path, value }: Mutation) =>
    value === 2_147_483_648 && typeof at(request, path) === 'number';
  const others = all.filter((mutation) => !isBeyondColumn(mutation));
  const length = Math.min(count, others.length);
  const some = fc.shuffledSubarray(others, { minLength: length, maxLength: length });
  return [...all.filter(isBeyondColumn), ...(fc.sample(some, { seed, numRuns: 1 })[0] ?? [])];
}

/** A number as text, one of a list alone, a text in a list. */
const asOtherTypes = (value: unknown): unknown[] => [
  ...(typeof value === 'object' ? [JSON.stringify(value)] : [String(value), Number(value)]),
  [value],
  { value },
  ...(Array.isArray(value) ? [value[0], Array(2000).fill(value[0])] : []),
];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], value);

/** The request with one field changed. */
export function mutated(request: GoodRequest, { path, value }: Mutation): GoodRequest {
  if (path[0] === 'files') {
    const [first] = request.files ?? [];
    return { ...request, files: value === '' ? [] : [file(first?.name ?? '', `${value}`)] };
  }
  const { who, files, ...parts } = request;
  const copy: GoodRequest = structuredClone(parts);
  const parent = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  const name = path.at(-1) ?? '';
  if (value === LEFT_OUT) delete parent[name];
  // An assignment of `__proto__` would set no field.
  else Object.defineProperty(parent, name, { value, ...{ enumerable: true, configurable: true } });
  return { ...copy, ...(who && { who }), ...(files && { files }) };
}

/** Requests with ids of `theirs`: each alone in the place of one's own, and all at once. */
export function withIdsOf(theirs: GoodRequest, mine: GoodRequest): GoodRequest[] {
  const isId = (value: unknown) => typeof value === 'string' && /^[a-z0-9]{8,32}$/.test(value);
  const foreign = pathsIn(partsOf(theirs)).filter(
    (path) => isId(at(theirs, path)) && at(theirs, path) !== at(mine, path),
  );
  const swap = (request: GoodRequest, path: Path) =>
    at(request, path.slice(0, -1)) === undefined
      ? request
      : mutated(request, { path, value: at(theirs, path) });
  if (foreign.length === 0) return [];
  return [...foreign.map((path) => swap(mine, path)), foreign.reduce(swap, mine)];
}

export const described = ({ path, value }: Mutation) =>
  `${path.join('.')} = ${value === LEFT_OUT ? 'left out' : (JSON.stringify(value) ?? '').slice(0, 60)}`;
