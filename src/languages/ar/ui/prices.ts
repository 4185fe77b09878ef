/** What is worth knowing of a piece before its page is opened. */
export const badges = {
  new: 'جديد',
  lowered: 'سعر مخفّض',
  reserved: 'محجوز',
  sold: 'مُباع',
};
export const askedOn = (day: string) => `سبق الاستفسار في ${day}`;

export const originalPrice = 'السعر الأصلي';
export const percentOff = (percent: number) => `خصم ${percent}%`;
