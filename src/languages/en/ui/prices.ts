/** What is worth knowing of a piece before its page is opened. */
export const badges = {
  new: 'New',
  lowered: 'Price lowered',
  reserved: 'Reserved',
  sold: 'Sold',
};
export const askedOn = (day: string) => `Asked ${day}`;

export const originalPrice = 'Original price';
export const percentOff = (percent: number) => `${percent}% off`;
