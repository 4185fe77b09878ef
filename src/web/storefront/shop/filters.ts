/** Id of the panel: beside the list on wide screens, a sheet that a button opens on narrow ones. */
export const FILTERS = 'filters';
