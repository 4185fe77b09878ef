import { plural } from '#languages/en/plural.ts';

export const title = 'Import and export';
export const text = 'Many products at once, from a table you keep yourself';

export const importProducts = 'Import products';
export const fillIn = 'Fill in the template, or use a table of your own with the same headings.';
export const chooseHere =
  'Choose it here. It is checked first, row by row, and nothing changes yet.';
export const addPictures = 'Add the pictures that its rows name, then import.';
export const chooseTable = 'Choose a table';
export const checking = 'Checking...';
export const limits = 'CSV or XLSX, up to 5,000 products and 10 MB';
export const tableOfProducts = 'Table of products';

export const latest = 'Latest imports';
export const rows = (count: number) => plural(count, { one: '# rows', other: '# rows' });
export const checked = 'Checked';
export const importing = 'Importing';
export const paused = 'Paused';
export const done = 'Done';
export const undoing = 'Undoing';
export const undone = 'Undone';

export const download = 'Download';
export const downloadText =
  'An empty table with the headings and one row as an example, or all your products in the same columns: change them there and import the file again.';
export const template = 'Template';
export const templateCategory = 'Category of the template';
export const detailsOfAll = 'With the details of all categories';
export const detailsOf = (category: string) => `With the details of ${category}`;
export const templateAs = (format: string) => `Template as ${format}`;
export const yourProducts = 'Your products';
export const exportAs = (format: string) => `Export as ${format}`;

export const guide = 'What a table may hold';
export const guideText =
  'The XLSX template lists the same on extra sheets. Capital letters, spaces and punctuation in headings do not matter.';
export const guideSummary = 'Columns, categories and types';
/** What is loaded, at the start of a sentence. */
export const list = 'The list';
export const needed = 'needed';
export const taxonomy = 'Categories and types';
export const taxonomyTable = 'Categories, sub-categories and types';
export const category = 'Category';
export const subCategory = 'Sub Category';
export const productType = 'Product Type';
