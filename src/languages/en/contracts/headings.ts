// What people call the columns of tables besides their titles, by the fields of a product; the English ones stand
// beside the fields (`contracts/product-fields.ts`).
export const headings: Readonly<Record<string, readonly string[]>> = {};
