export const title = 'Product feeds';
export const text =
  'Google and Meta (Facebook, Instagram, WhatsApp) read your products from these addresses, always with the latest prices. Anyone who has an address can read it, so share it only with them.';
export const region = 'Prices for';
export const regions = { IN: 'India (₹)', AE: 'the Emirates (AED)' };
export const language = 'Language';
export const files = {
  'google.xml': 'Google, XML',
  'google.tsv': 'Google, table (TSV)',
  'meta.csv': 'Meta, table (CSV)',
  'meta.xml': 'Meta, XML',
};
export const copy = 'Copy';
export const makeAddress = 'Make an address';
export const newAddress = 'Make a new address';
export const newAddressAsked = 'Make a new address?';
export const newAddressText =
  'The old address stops working at once. Give the new one to Google and Meta.';
export const notYet = 'There is no address yet.';

export const problemsTitle = 'Products that Google or Meta would refuse';
export const noProblems = 'None. Every product can be listed.';
export const problems = {
  'no-picture': 'No picture: it is left out of the feeds',
  'small-picture': 'The first picture has a side of less than 500 pixels',
  capitals: 'The name is all in capital letters',
  'no-description': 'No description: the name is sent instead',
  'long-name': 'The name is longer than 150 characters: the rest is cut',
};
