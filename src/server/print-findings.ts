/** What a check of settings has found, in a sentence without secrets. */
export type Finding = { name: string; isRight: boolean; sentence: string };

/** Prints a line: ✓ or ✗, the setting, and what was found or what to do. */
export function printFinding({ name, isRight, sentence }: Finding): void {
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${sentence}`);
}
