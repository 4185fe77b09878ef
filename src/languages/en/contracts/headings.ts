// What people call the columns of tables besides their titles, by the fields of a product; the English ones stand
// beside the fields (`contracts/product-fields.ts`).
export const headings: Readonly<Record<string, readonly string[]>> = {};

/** What a template shows as the name and the description of a product in this language. */
export const examples = {
  name: 'Harbour Chronograph',
  description: 'Steel case, 40 mm, sapphire crystal.',
};
