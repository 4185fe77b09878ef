const problems: Readonly<Record<string, string>> = {
  reason: 'Choose a reason, please.',
  words: 'Say what you saw in plain words, please, in at most 1,000 characters.',
  email: 'This is not an e-mail address. Leave it out if you like.',
  long: 'Please write less: at most 1,000 characters.',
  later: 'Too many reports came from here within an hour. Please try again later.',
  form: 'Something was missing. Fill in the form again, please.',
};

/** Returns what was wrong with a form that was sent without scripts, or null. */
export const problemInWords = (name: string | null): string | null =>
  name === null ? null : (problems[name] ?? problems.form ?? null);
