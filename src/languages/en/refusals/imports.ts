import type { OfField } from './labels.ts';

// What is wrong with a table of products, its rows and its files.

export const columnsMeanTheSame = ({ one, other }: { one: string; other: string }) =>
  `The columns “${one}” and “${other}” mean the same. Remove one of them.`;
export const columnsMissing = ({ names }: { names: string[] }) =>
  `The first row has no column for ${names.map((name) => `“${name}”`).join(', ')}. Download the template to compare the headings.`;
export const columnsMissingOnSheet = ({ sheet, names }: { sheet: string; names: string[] }) =>
  `The first row of the sheet “${sheet}” has no column for ${names.map((name) => `“${name}”`).join(', ')}. Download the template to compare the headings.`;
export const tableHasNoProducts =
  'This file has no products in it: only headings, or nothing at all.';
export const tableHasManyProducts =
  'This file has more than 5,000 products. Split it and import the parts one after the other.';

export const importUndone = 'This import was undone. Choose the file again.';
export const encodingUnproven =
  'This file does not name its text encoding. Check that its rows look right and tick it, or save it as CSV UTF-8 and choose it again.';
export const stillUnpacking = 'The ZIP is still being unpacked. Import when it is done.';
export const otherStillUnpacking =
  'A ZIP of yours is still being unpacked. Send the next when it is done.';
export const stoppedRunAgain = 'Stopped. Run it again to go on.';
export const runningStopToUndo = 'The import is running. Stop it, then undo it.';
export const runningStopOrWait = 'The import is running. Stop it, or wait until it ends.';
export const unpackingInterrupted =
  'Unpacking was interrupted. Send the ZIP again; what was taken out of it is kept.';
export const twoFilesOfName = 'Two files have this name. The first one was taken.';
export const damagedInZip = 'This file is damaged in the ZIP. Create the ZIP again.';
export const fileNotSent = ({ name }: { name: string }) =>
  `The file “${name}” has not been sent. Send it, then run again.`;
export const fileNotSentYet = ({ name }: { name: string }) =>
  `The file “${name}” has not been sent yet. The row is left out until it is.`;

export const rowHasMoreCells =
  'This row has more cells than there are headings. Put quotation marks around a text or price that has commas in it, or give each column a heading.';
export const cellHasLostCharacter =
  'This cell has a character that cannot be read. Please type it again.';
export const cellHasNoResult =
  'This cell holds a formula without its result. Open the file in a spreadsheet, save it there, and choose it again.';
export const cellShowsFault = ({ text }: { text: string }) =>
  `This cell shows ${text}, which is no value. Correct its formula, or type the right value.`;
export const lostDigits =
  'The spreadsheet has shortened this number, and digits of it are lost. Format its column as text, and type it again.';
export const writeAvailability = 'Write available, reserved or sold';
export const writeLastDay = 'Write the last day of the reservation, such as 2026-12-03';
export const writeLaterDay = 'This day is over. Write today or a later day.';
export const dayOverStaysAvailable = 'This day is over, so the product stays available.';
export const pricesFarApart = ({ rupees, dirhams }: { rupees: string; dirhams: string }) =>
  `${rupees} beside ${dirhams}: these two prices are far apart. Is a zero missing, or one too many?`;
export const writeFileName = 'Write the name of a picture or video file, such as front.jpg';
export const requiredInEntry = ({ label, entry }: OfField & { entry: string }) =>
  `${label} is required in ${entry}`;
export const notOfEntry = ({ heading, entry }: { heading: string; entry: string }) =>
  `${heading} does not belong to ${entry}. Leave the cell empty.`;
export const leftOutOf = ({ entry, names }: { entry: string; names: string[] }) =>
  `Left out, since ${entry} does not have ${names.length === 1 ? 'it' : 'them'}: ${names.join(', ')}`;

/** The names that may be written, and how many more there are. */
type Allowed = { allowed: string[]; more: number };

const oneOf = ({ allowed, more }: Allowed) =>
  allowed.length === 0
    ? 'There is none yet: leave it empty, or ask us.'
    : `Choose one of: ${allowed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;

export const entryMissing = ({ heading, ...allowed }: Allowed & { heading: string }) =>
  `${heading} is required. ${oneOf(allowed)}`;
export const entryUnknown = ({
  heading,
  name,
  ...allowed
}: Allowed & { heading: string; name: string }) =>
  `There is no ${heading} called “${name}”. ${oneOf(allowed)}`;
export const entryUnknownIn = ({
  heading,
  name,
  within,
  ...allowed
}: Allowed & { heading: string; name: string; within: string }) =>
  `There is no ${heading} called “${name}” in ${within}. ${oneOf(allowed)}`;
export const entryNotOpen = ({ name, ...allowed }: Allowed & { name: string }) =>
  `${name} is not open to products now. ${oneOf(allowed)}`;
export const standsInEarlierRow = ({
  column,
  value,
  row,
}: {
  column: string;
  value: string;
  row: number;
}) => `${column} “${value}” is already in row ${row}`;
export const noSellerCalledSo = 'No seller has this e-mail, phone number or name.';
export const sellerNotApproved = 'This seller is not approved.';
export const adminMayImportNoMore =
  'The admin who started this import may no longer change products.';
export const sellerHasNoProductWithId = ({ column }: { column: string }) =>
  `This seller has no product with this ${column}. Leave the cell empty to add a new one.`;
export const noProductWithId = ({ column }: { column: string }) =>
  `You have no product with this ${column}. Leave the cell empty to add a new one.`;

// What stands in the place of a column's heading.
export const picturesColumn = 'Pictures';
export const wholeRow = 'The row';
export const approvalColumn = 'Approval';
export const detailsColumn = 'Details';
