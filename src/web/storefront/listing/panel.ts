/** Id of the filters' panel, which their button opens with and without scripts. */
export const PANEL = 'listing-filters';
