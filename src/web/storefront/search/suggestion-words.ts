import { formatCount } from '#domain/text/count.ts';
import type { Answer } from './use-answer.ts';

/** Returns `All 214 results`, `All 10,000+ results` or `The one result`. */
export function countedAs(total: string): string {
  if (total === '1') return 'The one result';
  return `All ${formatCount(Number.parseInt(total, 10))}${total.endsWith('+') ? '+' : ''} results`;
}

type Shown = { answer: Answer | null; recent: number; isNothing: boolean };

/** Returns what a screen reader is told of the list. */
export function statusOf({ answer, recent, isNothing }: Shown): string {
  if (isNothing) return 'No suggestions';
  const found = answer?.found.length ?? 0;
  return [
    recent > 0 && `${numberOf(recent, 'recent search', 'recent searches')}, Delete removes one`,
    found > 0 && numberOf(found, 'suggestion', 'suggestions'),
    answer && answer.total !== '0' && countedAs(answer.total),
  ]
    .filter(Boolean)
    .join('. ');
}

const numberOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
