import { formatCount } from '#domain/text/count.ts';

/** Returns `1 piece`, `60 pieces`, `1,240 pieces`. */
export function pluralise(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
