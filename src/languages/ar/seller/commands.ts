/** What the field of the command list takes. */
export const whatToType = 'شاشة أو منتج أو رمز أو رقم مرجعي أو عميل';

export const products = 'المنتجات';
export const enquiries = 'الاستفسارات';
export const customers = 'العملاء';
export const edit = 'تعديل';
