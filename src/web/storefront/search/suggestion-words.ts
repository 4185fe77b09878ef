import { formatCount } from '#domain/text/count.ts';
import * as texts from '#texts/storefront/suggestions.tsx';
import type { Answer } from './use-answer.ts';

/** Returns `All 214 results`, `All 10,000+ results` or `The one result`. */
export function countedAs(total: string): string {
  if (total === '1') return texts.oneResult;
  const count = formatCount(Number.parseInt(total, 10));
  return total.endsWith('+') ? texts.allOfAtLeast(count) : texts.allResults(count);
}

type Shown = { answer: Answer | null; recent: number; isNothing: boolean };

/** Returns what a screen reader is told of the list. */
export function statusOf({ answer, recent, isNothing }: Shown): string {
  if (isNothing) return texts.noSuggestions;
  const found = answer?.found.length ?? 0;
  return [
    recent > 0 && texts.recentToRemove(recent),
    found > 0 && texts.suggested(found),
    answer && answer.total !== '0' && countedAs(answer.total),
  ]
    .filter(Boolean)
    .join('. ');
}
