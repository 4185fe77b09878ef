/** Milliseconds per typed letter, per deleted letter, and per whole phrase. */
const TYPE = 70;
const DELETE = 50;
const HOLD = 2_000;

type Typing = {
  /** Deletes a phrase that is shown beside the line by now. */
  look(): void;
  /** Ends it, leaving the present text. */
  stop(): void;
};

/**
 * Types `phrases` into `line` one after another, beginning with the one that is there already, and again after the
 * last. Passes over what `isShown` says is shown beside it.
 */
export function typePhrases(
  line: { textContent: string | null },
  phrases: readonly string[],
  isShown: (phrase: string) => boolean = () => false,
): Typing {
  let index = Math.max(0, phrases.indexOf(line.textContent ?? ''));
  let length = phrases[index]?.length ?? 0;
  let isDeleting = false;
  let timer = setTimeout(next, HOLD);

  function next() {
    const phrase = phrases[index] ?? '';
    if (length === phrase.length && !isDeleting) isDeleting = true;
    if (isDeleting && length === 0) {
      isDeleting = false;
      index = following();
    }
    length += isDeleting ? -1 : 1;
    const shown = phrases[index] ?? '';
    line.textContent = shown.slice(0, length);
    const isWhole = !isDeleting && length === shown.length;
    timer = setTimeout(next, isWhole ? HOLD : isDeleting ? DELETE : TYPE);
  }

  function following(): number {
    const others = phrases.map((_, step) => (index + 1 + step) % phrases.length);
    return others.find((other) => !isShown(phrases[other] ?? '')) ?? index;
  }

  return {
    look() {
      if (isDeleting || !isShown(phrases[index] ?? '')) return;
      isDeleting = true;
      clearTimeout(timer);
      timer = setTimeout(next, DELETE);
    },
    stop: () => clearTimeout(timer),
  };
}
