/** Milliseconds per typed letter, per deleted letter, and per whole phrase. */
const TYPE = 70;
const DELETE = 50;
const HOLD = 2_000;

/**
 * Types `phrases` into `line` one after another, beginning with the first, which is there already,
 * and again after the last. Returns a function that stops it, leaving the present text.
 */
export function typePhrases(line: { textContent: string | null }, phrases: readonly string[]) {
  let index = 0;
  let length = phrases[0]?.length ?? 0;
  let isDeleting = false;
  let timer = setTimeout(next, HOLD);

  function next() {
    const phrase = phrases[index] ?? '';
    if (length === phrase.length && !isDeleting) isDeleting = true;
    if (isDeleting && length === 0) {
      isDeleting = false;
      index = (index + 1) % phrases.length;
    }
    length += isDeleting ? -1 : 1;
    const shown = phrases[index] ?? '';
    line.textContent = shown.slice(0, length);
    const isWhole = !isDeleting && length === shown.length;
    timer = setTimeout(next, isWhole ? HOLD : isDeleting ? DELETE : TYPE);
  }

  return () => clearTimeout(timer);
}
