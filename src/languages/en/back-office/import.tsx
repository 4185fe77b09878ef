import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const title = 'Import products';
export const backToAll = 'Back to all imports';
/** What is loaded, at the start of a sentence. */
export const thisImport = 'This import';
export const list = 'The list';

// How an import stands, and how it goes on.
export const readyToImport = (count: number) =>
  plural(count, {
    one: 'Checked, nothing imported yet. # product ready to import.',
    other: 'Checked, nothing imported yet. # products ready to import.',
  });
export const readyOnceSent = (count: number) =>
  plural(count, {
    one: 'Checked. # product ready as soon as the files they name are here.',
    other: 'Checked. # products ready as soon as the files they name are here.',
  });
export const onlyFaults =
  'Checked. There is nothing to import: correct the errors and choose the file again.';
export const nothingToChange = 'Checked. Nothing to change: your products already match this file.';
export const importCount = (count: number) =>
  plural(count, { one: 'Import # product', other: 'Import # products' });
export const importing = 'Importing. You can leave this page; it goes on.';
export const paused = (count: number) =>
  plural(count, { one: 'Paused. # product to go.', other: 'Paused. # products to go.' });
export const goOn = 'Continue';
export const done = 'Done.';
export const doneWithout = (count: number) =>
  plural(count, { one: 'Done. # product left out.', other: 'Done. # products left out.' });
export const tryAgain = 'Try what was left out again';
export const undoing = 'Undoing. You can leave this page; it goes on.';
export const goneAgain = (count: number) =>
  plural(count, {
    one: 'Undone. # product was removed again.',
    other: 'Undone. # products were removed again.',
  });
export const asBefore = (count: number) =>
  plural(count, {
    one: 'Undone. # product is as before.',
    other: 'Undone. # products are as before.',
  });
export const goneOrAsBefore = (count: number) =>
  plural(count, {
    one: 'Undone. # product was removed again or is as before.',
    other: 'Undone. # products were removed again or are as before.',
  });
/** A sentence after one of the three before. */
export const changedSince = (count: number) =>
  plural(count, {
    one: '# product that was changed since stays as it is.',
    other: '# products that were changed since stay as they are.',
  });

// Its numbers.
export const productsInFile = 'Products in the file';
export const newProducts = 'New';
export const changed = 'Changed';
export const alreadySo = 'No change';
export const withFault = 'With errors';
export const undone = 'Undone';
export const notUndone = 'Not undone';

export const undoBar = 'Undo';
export const importBar = 'Import';
export const productsUndone = ({ done, all }: { done: string; all: string }) =>
  `${done} of ${all} products`;
export const rowsDone = ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows`;

export const readAs = (encoding: string) =>
  `The file does not name its text encoding; it was read as ${encoding}. Tick this if the rows below look right. If they do not, save the file as CSV UTF-8 and choose it again.`;
export const stop = 'Stop';
export const stopping = 'Stopping...';
export const starting = 'Starting...';
export const undoThis = 'Undo this import';
export const undo = 'Undo';
export const goToProducts = 'Go to your products';
export const goToAllProducts = 'Go to the products';

/** What is going to be undone; at least one of the two is not 0. */
export function undoText({ added, changed }: { added: number; changed: number }): string {
  const gone = plural(added, {
    one: '# product that it added will be deleted',
    other: '# products that it added will be deleted',
  });
  const before = plural(changed, {
    one: '# product that it changed will be as before',
    other: '# products that it changed will be as before',
  });
  const what = changed === 0 ? gone : added === 0 ? before : `${gone}, and ${before}`;
  return `${what}. What was changed since stays as it is.`;
}

// What is left out.
export const leftOut = 'Left out';
export const willBeLeftOut = 'What will be left out';
export const rowsWithFault = (count: number) =>
  plural(count, {
    one: '# row with an error, listed below under “What to correct”.',
    other: '# rows with errors, listed below under “What to correct”.',
  });
export const rowsLacking = (count: number) =>
  plural(count, {
    one: '# row that names files you have not sent yet. Send them below first.',
    other: '# rows that name files you have not sent yet. Send them below first.',
  });
export const rowsUnchanged = (count: number) =>
  plural(count, {
    one: '# row that changes nothing: the product is already like this.',
    other: '# rows that change nothing: the products are already like this.',
  });
export const otherSheets = ({ sheets, read }: { sheets: readonly string[]; read: string }) =>
  `The ${sheets.length === 1 ? 'sheet' : 'sheets'} ${sheets.join(', ')}: only “${read}” was read. Save each as a file of its own.`;
export const ignoredColumns = (columns: readonly string[]) =>
  `${columns.length === 1 ? 'The column' : 'The columns'} ${columns.join(', ')}: we have no column with this name.`;

// Faults and notes.
export const faults = {
  title: 'What to correct',
  says: 'These rows are left out. Correct them in your file and choose it again, or send the files they name. Rows that are already imported stay as they are.',
  label: 'Error',
  all: 'Errors',
  byRow: 'Errors by row',
};
export const notes = {
  title: 'Please note',
  says: 'These rows are imported. This also happens to them.',
  label: 'Note',
  all: 'Notes',
  byRow: 'Notes by row',
};
export const row = 'Row';
export const column = 'Column';
export const value = 'Value';
export const quoted = (value: string) => `“${value}”`;
export const showAll = (count: string) => `Show all ${count}`;
export const downloadList = 'Download this list';

// What it will do.
export const preview = 'What it will do';
export const firstRows = 'First rows';
export const firstRowsTable = 'First rows as they will be';
export const product = 'Product';
export const prices = 'Prices';
export const changes = 'What changes';
export const isNew = 'New';
export const empty = 'empty';
type FieldChange = { field: ReactNode; before: string; after: string };
export const fieldChange = ({ field, before, after }: FieldChange) => (
  <>
    {field} {before} → {after}
  </>
);
export const furthestMoves = 'Largest price changes';
type Move = { row: number; name: string; before: string; after: string };
export const move = ({ row, name, before, after }: Move) =>
  `Row ${row}, ${name}: ${before} → ${after}`;

// Its pictures and videos.
export const picturesTitle = 'Pictures and videos';
export const allFilesHere = (count: number) =>
  plural(count, {
    one: 'All # files that your rows name are here. Send those again that have changed.',
    other: 'All # files that your rows name are here. Send those again that have changed.',
  });
type Missing = { named: string; missing: string };
export const filesMissing = ({ named, missing }: Missing) =>
  `Your rows name ${named} files; ${missing} of them are still missing. Rows without theirs are left out until they are here.`;
export const manyFilesMissing = ({ named, missing }: Missing) =>
  `Your rows name ${named} files; at least ${missing} of them are still missing. Rows without theirs are left out until they are here.`;
export const noneNamed = 'None of these files is named in a row. Their names have to be the same.';
/** After why files were refused. */
export const sentIsKept = 'What was sent already is kept.';
export const chooseFiles = 'Choose files or a ZIP';
export const chooseFolder = 'Choose a folder';
export const dropHere = 'Or drop them here, folders too';
/** What is uploaded. */
export const pictures = 'pictures';
export const cancel = 'Cancel';
export const whichMissing = 'Which files are missing';
export const fileList = (names: readonly string[]) => names.join(', ');
export const pictureFiles = 'Picture files or a ZIP';
export const pictureFolder = 'Folder of pictures';

export const unpacking = (name: string) => `Unpacking ${name}`;
export const waitsForUnpacking = (name: string) => `${name} has arrived and waits to be unpacked.`;
type Unpacked = { name: string; seen: string; entries: string };
export const unpackingFiles = ({ name, seen, entries }: Unpacked) =>
  `Unpacking ${name}: ${seen} of ${entries} files. You can leave this page; it goes on.`;
export const stopUnpacking = 'Stop unpacking';
export const stopped = 'Stopped before the end.';
export const filesTaken = (count: number) =>
  plural(count, { one: '# file taken.', other: '# files taken.' });
export const filesUnknown = (count: number) =>
  plural(count, {
    one: '# file that no row names was ignored.',
    other: '# files that no row names were ignored.',
  });
