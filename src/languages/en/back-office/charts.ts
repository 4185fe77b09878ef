/** The series of the period before. */
export const before = 'Before';
export const amountBefore = (amount: string) => `${amount} before`;
export const showAsTable = 'Show as a table';
export const day = 'Day';
export const days = 'Days';
