/** A short name for the content of files and folders (paths below the checkout) and of `facts`. */
export function digestOf(paths: string[], facts: unknown): string;
