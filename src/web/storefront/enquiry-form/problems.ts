import * as texts from '#texts/storefront/enquiries.tsx';

/** Returns what the `problem` of an address says, such as `name,phone`. */
export function problemsIn(said: string): string[] {
  if (said === '') return [];
  const names = said.split(',');
  const known = Object.entries(texts.problems).filter(([name]) => names.includes(name));
  return known.length > 0 ? known.map(([, text]) => text) : [texts.notSent];
}
