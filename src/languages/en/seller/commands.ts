/** What the field of the command list takes. */
export const whatToType = 'A screen, product, SKU, reference or customer';

export const products = 'Products';
export const enquiries = 'Enquiries';
export const customers = 'Customers';
export const edit = 'Edit';
