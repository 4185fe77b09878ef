export const yes = ['हाँ', 'हां'];
export const no = ['नहीं', 'नही'];
export const sizeGone = ['बिक गया', 'बिक चुका', 'बिका', 'उपलब्ध नहीं'];
