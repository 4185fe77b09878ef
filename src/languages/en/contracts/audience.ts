// The attribute of a new shop that says for whom products are, and its choices.
export const forWhom = 'For';
export const men = 'Men';
export const women = 'Women';
export const everybody = 'Everybody';
export const children = 'Children';
