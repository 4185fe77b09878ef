/** What something is called in Arabic, by its key. */
export type ArabicTexts = Readonly<Record<string, { name: string; description: string }>>;
