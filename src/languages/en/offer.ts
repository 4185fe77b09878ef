// What offers these pages to a reader of others, who may not read those.
export const text = 'This shop is in English, too.';
export const accept = 'Read in English';
export const decline = 'No, thank you';
