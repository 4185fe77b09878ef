/** Creating a format costs far more than using it. */
const grouped = new Intl.NumberFormat('en-IN');

/** Returns a number as pages show it, with Indian grouping: `1,24,999`. */
export const formatCount = (count: number): string => grouped.format(count);
