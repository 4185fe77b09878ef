import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from './call.ts';

const contracts = fileURLToPath(new URL('..', import.meta.url));
/** What a column of whole numbers holds. */
const [LEAST, MOST] = [-(2 ** 31), 2 ** 31 - 1];
/** Amounts in minor units are held against prices, whose columns are of decimals. */
const IN_MINOR_UNITS = /^POST \/ucp\/.*\.filters\.price\.(min|max)$/;

async function allCalls(): Promise<Call[]> {
  const files = globSync('**/*.ts', { cwd: contracts }).filter((file) => !/\.test\./.test(file));
  const modules = await Promise.all(files.map((file) => import(join(contracts, file))));
  const exported = modules.flatMap((module) => Object.values<Call>(module));
  return exported.filter((one) => typeof one === 'object' && one !== null && 'route' in one);
}

type Internals = z.core.$ZodTypeDef & {
  [Part in 'innerType' | 'in' | 'out' | 'element' | 'valueType' | 'keyType']?: z.ZodType;
} & { shape?: Record<string, z.ZodType>; options?: z.ZodType[]; items?: z.ZodType[] };

/** The schemas within a schema, with the names that lead to them. */
function* partsOf(schema: z.ZodType, name: string): Generator<[string, z.ZodType]> {
  yield [name, schema];
  const def = schema._zod.def as Internals;
  const { innerType, in: before, out, element, valueType, keyType } = def;
  const within = [innerType, before, out, element, valueType, keyType];
  const named = Object.entries(def.shape ?? {});
  for (const part of [...within, ...(def.options ?? []), ...(def.items ?? [])]) {
    if (part !== undefined) yield* partsOf(part, name);
  }
  for (const [key, part] of named) yield* partsOf(part, `${name}.${key}`);
}

type Check = { check?: string; format?: string; value?: number };

/** Between what a schema of whole numbers lets a number be; null of any other schema. */
function wholeNumber(def: z.core.$ZodTypeDef): { least: number; most: number } | null {
  const checks: Check[] = [
    def as Check,
    ...(def.checks ?? []).map(({ _zod }) => _zod.def as Check),
  ];
  if (!checks.some(({ format }) => format === 'safeint' || format === 'int32')) return null;
  const valuesOf = (check: string) =>
    checks.flatMap((one) => (one.check === check && one.value !== undefined ? [one.value] : []));
  return {
    least: Math.max(-Infinity, ...valuesOf('greater_than')),
    most: Math.min(Infinity, ...valuesOf('less_than')),
  };
}

test('every whole number that a call takes is bounded as its column is', async () => {
  const calls = await allCalls();
  expect(calls.length).toBeGreaterThan(150);
  const unbounded: string[] = [];
  let integers = 0;
  for (const { route, params, query, body, form } of calls) {
    for (const input of [params, query, body, form?.fields]) {
      if (input === undefined) continue;
      for (const [name, { _zod }] of partsOf(input, route)) {
        const ends = wholeNumber(_zod.def);
        if (ends === null || IN_MINOR_UNITS.test(name)) continue;
        integers += 1;
        if (ends.least < LEAST || ends.most > MOST) unbounded.push(name);
      }
    }
  }
  expect(integers).toBeGreaterThan(50);
  expect(unbounded).toEqual([]);
});
