export const selected = (count: string) => `${count} selected`;
/** `total` may end in a plus sign. */
export const allSelected = (total: string) => `All ${total} that match are selected`;
export const selectAllThatMatch = (total: string) => `Select all ${total} that match`;
export const clearSelection = 'Clear selection';
export const selectAllOnPage = 'Select all on this page';
export const select = (name: string) => `Select ${name}`;
export const actions = 'Actions';

export const forSelected = ({ action, count }: { action: string; count: string }) =>
  `${action}: ${count} selected`;
export const working = 'Working…';
export const failed = 'Failed';
export const undoneOutcome = ({ done, failed: wrong }: { done: string; failed: string }) =>
  `${done} undone, ${wrong} failed`;
export const tryFailedAgain = 'Try failed ones again';

export const columns = 'Columns';
export const columnsOfTable = 'Columns of this table';
export const resetColumns = 'Reset columns';
export const findInList = 'Find in this list';
export const moveToTop = (name: string) => `Move ${name} to the top`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
/** Where a line stands that was moved. */
export const isAt = ({ name, at, count }: { name: string; at: number; count: number }) =>
  `${name} is ${at} of ${count}`;
export const exportCsv = 'Export CSV';
export const exporting = 'Exporting…';
export const exported = ({ read, total }: { read: string; total: string }) =>
  `${read} of ${total}…`;

export const filters = 'Filters';
/** In a filter whose value was deleted meanwhile. */
export const noLongerThere = 'No longer exists';
export const filtersInUse = (count: number) => `Filters (${count})`;
export const clearFilters = 'Clear filters';
export const clearFilter = (label: string) => `Clear ${label.toLowerCase()}`;
export const looking = 'Looking…';
export const nothingCalledSo = 'Nothing has this name.';
export const typeToFindOthers = 'Type to find others.';
export const clearSearch = 'Clear search';
export const sortBy = 'Sort by';

/** `noun` is the name of the rows: 'products'. */
export const none = (noun: string) => `No ${noun}`;
type Shown = { first: string; last: string; total: string; noun: string };
export const showing = ({ first, last, total, noun }: Shown) =>
  `Showing ${first} to ${last} of ${total} ${noun}`;
export const showingAsFarAsPagesGo = (shown: Shown) =>
  `${showing(shown)}. This is the last page: use filters to see the others.`;
export const rowsPerPage = 'Rows per page';
export const goToPage = 'Go to page';
export const pages = 'Pages';
export const page = (number: string) => `Page ${number}`;
export const pageOf = ({ page: number, pages: count }: { page: string; pages: string }) =>
  `Page ${number} of ${count}`;
export const previous = 'Previous';
export const next = 'Next';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export const listDidNotLoad = 'This list did not load';
/** Why a list is empty: what a filter asks for was deleted. */
export const filterIsGone = (label: string) =>
  `The filter “${label}” asks for something that is no longer there.`;
export const tryOtherWords = 'Try other words, or fewer filters.';
