// The attribute of a new shop that says for whom products are, and its choices.
export const forWhom = 'किसके लिए';
export const men = 'पुरुष';
export const women = 'महिलाएँ';
export const everybody = 'सबके लिए';
export const children = 'बच्चे';
