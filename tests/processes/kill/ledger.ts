/** What a product is after a write: everything that a reader can see to be half-done. */
export type ProductFacts = {
  /** Counts the edits; the price and the description tell it too. */
  revision: number;
  /** How many pictures and videos it was promised. */
  media: number;
};

/** What the marketplace must hold of one thing: the last answer counts, unless a write was cut off. */
export type Entry<Facts> = {
  /** As of the last acknowledged write; `absent` before the first and after a delete. */
  known: Facts | 'absent';
  /** What the write that was under way would have made of it. */
  underWay: Facts | 'absent' | null;
};

/** Everything the storm has asked for, by names that the storm gives and never uses twice. */
export type Ledger = {
  products: Map<string, Entry<ProductFacts> & { seller: number; id: string | null }>;
  sellers: Map<string, Entry<'registered'>>;
  categories: Map<string, Entry<'added'>>;
  enquiries: Map<string, Entry<'recorded'>>;
  /** Refusals and failures that no kill explains. */
  surprises: string[];
  acknowledged: number;
};

export function emptyLedger(): Ledger {
  return {
    products: new Map(),
    sellers: new Map(),
    categories: new Map(),
    enquiries: new Map(),
    surprises: [],
    acknowledged: 0,
  };
}

/** Whether what is there is what was acknowledged, or what the write that was cut off would have made. */
export function isAllowed<Facts>(entry: Entry<Facts> | undefined, seen: Facts | 'absent'): boolean {
  const same = (facts: Facts | 'absent' | null) => JSON.stringify(facts) === JSON.stringify(seen);
  if (entry === undefined) return seen === 'absent';
  return same(entry.known) || (entry.underWay !== null && same(entry.underWay));
}

/** After a look: what is there now counts as acknowledged. */
export function settle<Facts>(entry: Entry<Facts>, seen: Facts | 'absent'): void {
  entry.known = seen;
  entry.underWay = null;
}
