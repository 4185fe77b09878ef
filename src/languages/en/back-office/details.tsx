import type { ReactNode } from 'react';

export const details = 'Details';
export const notLoaded = 'The details of this category could not be loaded.';
export const required = 'Required';
export const notGiven = 'Not given';
export const sold = 'Sold';
export const soldSizes = (sizes: ReactNode) => <>Sold: {sizes}</>;
export const whichAreAvailable = 'Which of them are available';
export const sizeAvailable = (size: string) => `${size} available`;
/** `entry` is the name of a category, sub-category or product type. */
export const oneWillBeRemoved = ({ detail, entry }: { detail: ReactNode; entry: string }) => (
  <>
    {detail} does not belong to {entry} and will be removed.
  </>
);
export const theseWillBeRemoved = (entry: string) =>
  `These do not belong to ${entry} and will be removed:`;
