/** What the field of the command list takes. */
export const whatToType = 'A screen, piece, SKU, reference or customer';

export const products = 'Products';
export const enquiries = 'Enquiries';
export const customers = 'Customers';
export const edit = 'Edit';
