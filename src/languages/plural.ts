const grouped = new Intl.NumberFormat('en-IN');

/** The forms of a text by its count; `#` stands for the count, in Indian grouping and Western digits. */
type Forms<Needed extends Intl.LDMLPluralRule> = Readonly<
  Record<Needed, string> & Partial<Record<Intl.LDMLPluralRule, string>>
>;

function pluralOf<Needed extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms<Needed | 'other'>): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', grouped.format(count));
}

/** `plural(3, { one: '# piece', other: '# pieces' })` returns `3 pieces`. */
export const englishPlural = /* @__PURE__ */ pluralOf<'one'>('en');

/** The same in Arabic, whose words know one, two, a few (3 to 10), many (11 to 99) and others. */
export const arabicPlural = /* @__PURE__ */ pluralOf<'one' | 'two' | 'few' | 'many'>('ar');

/** The same in Hindi, where none is like one. */
export const hindiPlural = /* @__PURE__ */ pluralOf<'one'>('hi');
