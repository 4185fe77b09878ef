// The attribute of a new shop that says for whom products are, and its choices.
export const forWhom = 'لمن';
export const men = 'رجال';
export const women = 'نساء';
export const everybody = 'للجميع';
export const children = 'أطفال';
