import { formatCount } from './count.ts';

/** The forms of a text by its count; `#` stands for the count, in Indian grouping and Western digits. */
type Forms<Needed extends Intl.LDMLPluralRule> = Readonly<
  Record<Needed, string> & Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** Returns `plural` of a language, whose rules know these forms besides `other`. */
export function pluralOf<Needed extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms<Needed | 'other'>): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', formatCount(count));
}
