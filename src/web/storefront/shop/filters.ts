/** Id of the panel: beside the list on wide screens, a sheet opened by a button on narrow ones. */
export const FILTERS = 'filters';
