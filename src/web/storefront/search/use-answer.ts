import { useEffect, useState } from 'react';
import type { Suggestion } from '#contracts/products/suggestion.ts';
import { callApi } from '#web/ui/api-client.ts';
import { publicCall } from '#web/ui/public-call.ts';

/** Milliseconds without another letter before suggestions are requested. */
const WAIT_MS = 120;
/** Milliseconds after which a list for what was typed before is shown to be one. */
const LATE_MS = 500;
const SHORTEST = 2;

/** What was found for a text; `total` is how many products a search finds, such as `214` or `10000+`. */
export type Answer = { text: string; found: Suggestion[]; total: string };

/**
 * Requests suggestions a moment after each change of the text; `null` is a closed box, and an empty text
 * asks what others look for. The last answer stays until the next one comes; late ones are ignored.
 */
export function useAnswer(text: string | null): { answer: Answer | null; isLate: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (text === null || (text !== '' && text.length < SHORTEST)) {
      setAnswer(null);
      return;
    }
    const asking = new AbortController();
    const late = setTimeout(() => setLate(true), LATE_MS);
    const show = (next: Answer | null) => {
      if (asking.signal.aborted) return;
      clearTimeout(late);
      setLate(false);
      setAnswer(next);
    };
    const ask = () =>
      callApi(publicCall('GET /suggest'), { query: { q: text } }, { signal: asking.signal }).then(
        (result) =>
          show(result.ok ? { text, found: result.data, total: totalOf(result.headers) } : null),
        () => {},
      );
    const waiting = setTimeout(ask, text === '' ? 0 : WAIT_MS);
    return () => {
      asking.abort();
      clearTimeout(waiting);
      clearTimeout(late);
      setLate(false);
    };
  }, [text]);

  // What others look for is no answer to a letter, nor the other way round.
  const isOfThis = answer !== null && text !== null && (answer.text === '') === (text === '');
  return { answer: isOfThis ? answer : null, isLate };
}

const totalOf = (headers: Headers) => headers.get('x-total-count') ?? '0';
