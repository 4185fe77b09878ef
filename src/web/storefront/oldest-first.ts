/** The order of categories and sellers on pages: as they came, so that a newcomer moves nobody. */
export const oldestFirst = { sort: 'createdAt', order: 'asc' } as const;
