/** The order of categories and sellers on pages: by age, so that a new one moves no other. */
export const oldestFirst = { sort: 'createdAt', order: 'asc' } as const;
