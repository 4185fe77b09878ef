/** Returns how a size is named in enquiries: `EU 42`, as pages send it, and `42`. */
export const sizeLabels = (scale: string, label: string): string[] =>
  scale === '' ? [label] : [`${scale} ${label}`, label];
