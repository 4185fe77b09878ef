/** The series of the period before. */
export const before = 'पहले';
export const amountBefore = (amount: string) => `पहले ${amount}`;
export const showAsTable = 'टेबल में दिखाएँ';
export const day = 'दिन';
export const days = 'दिन';
