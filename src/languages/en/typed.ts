// What people type in tables, in whichever language they are read (docs/behaviour/seller.md#import-and-export).

export const yes = ['yes', 'y', 'true', '1', 'x', '✓'];
export const no = ['no', 'n', 'false', '0', '-'];
/** Behind a size that cannot be had: sources of patterns. */
export const sizeGone = ['not available', 'unavailable', 'sold out', 'sold'];
