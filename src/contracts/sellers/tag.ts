import { nameText } from '../text.ts';

/** A word by which admins group sellers; upper and lower case are the same. */
export const Tag = nameText('Tag', 40);
