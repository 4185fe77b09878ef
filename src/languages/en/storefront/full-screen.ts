export const close = 'Close';
export const zoomInOrOut = 'Zoom in or out';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const didNotLoad = 'This picture did not load.';
export const picturesOf = (piece: string) => `Pictures of ${piece}`;
