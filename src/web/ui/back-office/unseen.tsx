/** Words that only screen readers say, for texts that have some in the middle. */
export const unseen = (words: string) => <span className="sr-only">{words}</span>;
