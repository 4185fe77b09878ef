/** One thing known of a product: `code` tells what it is, `text` what is shown. */
export type Fact = { group: string; code: string; name: string; text: string };

/** A line of the table: one text for each product, null where nothing is known of it. */
export type ComparedRow = {
  code: string;
  name: string;
  texts: (string | null)[];
  differs: boolean;
};

export type ComparedGroup = { name: string; rows: ComparedRow[]; differs: boolean };

/**
 * Returns what is known of several products as lines of a table, in the order of the first product that
 * has each; a line differs where not all products show the same.
 */
export function comparedGroups(products: readonly (readonly Fact[])[]): ComparedGroup[] {
  const rows = new Map<string, ComparedRow & { group: string }>();
  products.forEach((facts, index) => {
    for (const { group, code, name, text } of facts) {
      const row = rows.get(code) ?? emptyRow(group, code, name, products.length);
      row.texts[index] = text;
      rows.set(code, row);
    }
  });
  const groups = Map.groupBy(rows.values(), ({ group }) => group);
  return [...groups].map(([name, found]) => {
    const compared = found.map(({ code, name, texts }) => {
      return { code, name, texts, differs: new Set(texts).size > 1 };
    });
    return { name, rows: compared, differs: compared.some(({ differs }) => differs) };
  });
}

function emptyRow(group: string, code: string, name: string, products: number) {
  const texts: (string | null)[] = Array.from({ length: products }, () => null);
  return { group, code, name, texts, differs: false };
}
