import * as texts from '#texts/storefront/report.tsx';

const problems: Readonly<Record<string, string>> = texts.problems;

/** Returns what was wrong with a form that was sent without scripts, or null. */
export const problemInWords = (name: string | null): string | null =>
  name === null ? null : (problems[name] ?? texts.problems.form);
