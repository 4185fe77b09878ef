export const title = 'Where do shoppers reach you?';
export const text =
  'Shoppers enquire by chat. Add your numbers now, and send yourself a test enquiry.';
export const later = 'Later';
export const add = 'Add your chat numbers';

export const dialogText = (site: string) =>
  `Shoppers enquire by chat. Add a number for India, for the Emirates, or both; one number works for both regions. Without a number, ${site} answers for you.`;
export const indianNumber = 'Indian Phone Number';
export const dubaiNumber = 'Dubai Phone Number';
export const save = 'Save numbers';
export const saving = 'Saving...';

export const untilAccepted = (site: string) =>
  `Until an admin accepts your chat number, shoppers reach ${site} instead of you.`;
export const noNumber = (site: string) =>
  `You have no chat number: shoppers who enquire about your products reach ${site} instead of you.`;

export const sendTest = 'Send yourself a test enquiry';
/** After that, for screen readers. */
export const toIndianNumber = 'to the Indian number (opens a chat in a new tab)';
export const toDubaiNumber = 'to the Dubai number (opens a chat in a new tab)';
/** What the test enquiry says. */
export const test = (site: string) =>
  `This is a test enquiry from ${site}. If you can read it, shoppers reach you on this number.`;
