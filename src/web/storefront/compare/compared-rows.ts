import type { Specification } from '../specifications/specifications-of.ts';

/** One thing known of a product: `code` tells what it is, `parts` what is shown. */
export type Fact = Omit<Specification, 'comparable'>;

type Parts = Fact['parts'];

/** A line of the table: what each product has, null where nothing is known of it. */
export type ComparedRow = {
  code: string;
  name: string;
  values: (Parts | null)[];
  differs: boolean;
};

export type ComparedGroup = { name: string; rows: ComparedRow[]; differs: boolean };

/**
 * Returns what is known of several products as lines of a table, in the order of the first product that
 * has each; a line differs where not all products show the same.
 */
export function comparedGroups(products: readonly (readonly Fact[])[]): ComparedGroup[] {
  const rows = new Map<string, { group: string; name: string; values: (Parts | null)[] }>();
  for (const [index, facts] of products.entries()) {
    for (const { group, code, name, parts } of facts) {
      const row = rows.get(code) ?? { group, name, values: products.map(() => null) };
      row.values[index] = parts;
      rows.set(code, row);
    }
  }
  const groups = Map.groupBy(rows, ([, { group }]) => group);
  return [...groups].map(([name, found]) => {
    const compared = found.map(([code, { name, values }]) => {
      return { code, name, values, differs: new Set(values.map(textOf)).size > 1 };
    });
    return { name, rows: compared, differs: compared.some(({ differs }) => differs) };
  });
}

const textOf = (parts: Parts | null) => parts?.map(({ label }) => label).join('\n');
