export const title = 'Where do shoppers reach you?';
export const text =
  'They enquire by chat. Give your numbers now, and send yourself a test enquiry.';
export const later = 'Later';
export const add = 'Add your chat numbers';

export const dialogText = (site: string) =>
  `Shoppers enquire by chat. Give a number for India, for the Emirates, or both; one is enough for both regions. Without any, ${site} answers in your place.`;
export const indianNumber = 'Indian Phone Number';
export const dubaiNumber = 'Dubai Phone Number';
export const save = 'Save numbers';
export const saving = 'Saving...';

export const untilAccepted = (site: string) =>
  `Shoppers reach ${site} instead of you until an admin has accepted your chat number.`;
export const noNumber = (site: string) =>
  `You have no chat number: shoppers who enquire about your pieces reach ${site} instead of you.`;

export const sendTest = 'Send yourself a test enquiry';
/** After that, for screen readers. */
export const toIndianNumber = 'to the Indian number (opens a chat in a new tab)';
export const toDubaiNumber = 'to the Dubai number (opens a chat in a new tab)';
/** What the test enquiry says. */
export const test = (site: string) =>
  `This is a test enquiry from ${site}. If you can read it, shoppers reach you on this number.`;
