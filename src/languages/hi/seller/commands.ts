/** What the field of the command list takes. */
export const whatToType = 'स्क्रीन, प्रोडक्ट, SKU, रेफ़रेंस नंबर या ग्राहक';

export const products = 'प्रोडक्ट';
export const enquiries = 'पूछताछ';
export const customers = 'ग्राहक';
export const edit = 'बदलें';
