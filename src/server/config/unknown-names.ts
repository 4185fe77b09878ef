/** Of shorter names anything may be near. */
const SHORTEST = 8;

/**
 * Returns a sentence for each variable of the environment that is no setting and one slip away from one: a letter
 * more, less, another, or two swapped. Others belong to other programs.
 */
export function nearlySettings(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  const known = new Set(settings);
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((each) => each.length >= SHORTEST && isOneSlip(name, each));
      return meant === undefined
        ? []
        : [
            `${name} is no setting and has no effect; ${meant} is one. Write it so, or leave it out.`,
          ];
    });
}

function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
