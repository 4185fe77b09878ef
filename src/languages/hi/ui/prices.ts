/** What is worth knowing of a piece before its page is opened. */
export const badges = {
  new: 'नया',
  lowered: 'कीमत घटी',
  reserved: 'रिज़र्व',
  sold: 'बिक गया',
};
export const askedOn = (day: string) => `${day} को पूछा`;

export const originalPrice = 'पहले की कीमत';
export const percentOff = (percent: number) => `${percent}% छूट`;
