export type AutoAdvance = {
  /** Pauses for `reason` until it is released; every reason counts separately. */
  hold(reason: string, isHeld: boolean): void;
  stop(): void;
};

/** Calls `step` every `everyMs` while nothing pauses it. After a pause a whole interval begins. */
export function autoAdvance(step: () => void, everyMs: number): AutoAdvance {
  const reasons = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined = setInterval(step, everyMs);

  function settle() {
    if (reasons.size > 0) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(step, everyMs);
  }

  return {
    hold(reason, isHeld) {
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      settle();
    },
    stop: () => clearInterval(timer),
  };
}
