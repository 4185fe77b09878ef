import { languages, type OtherLanguage } from '../../languages.ts';
import { titles } from '../contracts/product-fields.ts';

// What the columns of a table of products may hold, and what its template says.

export const fieldTitle = ({ field }: { field: keyof typeof titles }) => titles[field];
export const cellYes = 'yes';
export const cellNo = 'no';

export const holdsText = 'Text';
export const holdsPlainText = 'Text without HTML';
export const holdsTextOrNothing = 'Text without HTML, or nothing';
export const holdsNameIn = ({ language }: { language: OtherLanguage }) =>
  `Text, or nothing: pages in ${languages[language].inEnglish} then show the name`;
export const holdsCategory = 'The name of a category';
export const holdsSubCategory = 'The name of a sub-category of that category';
export const holdsProductType = 'The name of a type of that sub-category, or nothing';
export const holdsPrice = 'A number more than 0 with at most two decimals, such as 1249.50';
export const holdsOriginalPrice = `${holdsPrice} and more than Price (INR), or nothing`;
export const holdsOriginalPriceAED = `${holdsPrice} and more than Price (AED), or nothing`;
export const holdsCost =
  'What it cost you: a number more than 0 with at most two decimals, or empty. Nobody else sees it.';
export const holdsPrivateText = 'Text for you alone, or nothing';
export const holdsSaleUntil =
  'The last day of the sale price, such as 2026-12-03. Empty where it has no end.';
export const holdsQuantity = 'A whole number from 1 to 9999. Empty where there is one alone.';
export const holdsYesOrNo = 'yes or no';
export const holdsArticleNumber =
  'Your own number, up to 60 characters, each once. May be empty where Product ID is given.';
export const holdsAvailability = 'available, reserved or sold. Empty leaves it as it is';
export const holdsReservedUntil =
  'The last day of a reservation, such as 2026-12-03; empty where it is not reserved';
export const holdsFileName =
  'The name of a file that you send: JPEG, PNG, GIF, WebP, AVIF, MP4 or MOV. In an export, the file the product has.';
export const holdsProductId = 'As the export says it, to change that product; empty for a new one';

type Bounds = { unit: string; lowest: number | null; highest: number | null };
export const holdsNumber = ({ unit, lowest, highest }: Bounds) =>
  `A number${unit === '' ? '' : ` in ${unit}`}${lowest === null ? '' : ` from ${lowest}`}${highest === null ? '' : ` up to ${highest}`}`;

/** The first labels of an attribute's choices, and whether there are more. */
type Choices = { labels: string[]; more: boolean };
const listed = ({ labels, more }: Choices) => `${labels.join(', ')}${more ? ' …' : ''}`;

export const holdsChoice = (choices: Choices) => `One of: ${listed(choices)}`;
export const holdsChoices = (choices: Choices) =>
  `One or several, with semicolons, commas or | between them, of: ${listed(choices)}`;
export const holdsSizes = (choices: Choices) =>
  `Sizes, with semicolons, commas or | between them; one that cannot be had as “${choices.labels[0] ?? '42'} (sold)”. Of: ${listed(choices)}`;

/** What an attribute's column holds, of which products, and in which it is required. */
type Where = { holds: string; of: string[]; required: string[] };
export const holdsDetail = ({ holds, of, required }: Where) =>
  `${holds}.${of.length === 0 ? '' : ` Of ${of.join(', ')}.`}${required.length === 0 ? '' : ` Required in ${required.join(', ')}.`} May be left out.`;

export const allowedSheet = 'What is allowed';
export const allowedColumn = 'Column';
export const allowedNeeded = 'Needed';
export const allowedHolds = 'What it may hold';
export const categoriesSheet = 'Categories';
export const holdsSeller = 'E-mail, phone number or name of an approved seller';
