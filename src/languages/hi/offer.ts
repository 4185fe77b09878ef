export const text = 'यह शॉप हिन्दी में भी है।';
export const accept = 'हिन्दी में देखें';
export const decline = 'नहीं, धन्यवाद';
