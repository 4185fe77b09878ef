/** The order of sellers on pages: by age, so that a new one moves no other. */
export const oldestFirst = { sort: 'createdAt', order: 'asc' } as const;

/** The order of categories on pages: as an admin has put them, those that were not by age. */
export const asOrdered = { sort: 'position', order: 'asc' } as const;

/** The order of featured sellers: those that an admin has chosen, then by age. */
export const featuredFirst = { sort: 'featured', order: 'asc' } as const;
