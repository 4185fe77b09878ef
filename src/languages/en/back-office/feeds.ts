export const title = 'Product feeds';
export const text =
  'Google and Meta (Facebook, Instagram, WhatsApp) fetch your products from these addresses, as they are at that moment. Who knows an address can read it: show it to nobody else.';
export const region = 'Prices of';
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
  'At the present one nothing is found any more: give the new one to each receiver.';
export const notYet = 'There is no address yet.';

export const problemsTitle = 'What receivers would refuse';
export const noProblems = 'Nothing: every product can be taken.';
export const problems = {
  'no-picture': 'No picture: it is left out of the feeds',
  'small-picture': 'The first picture has a side of less than 500 pixels',
  capitals: 'The name is all in capital letters',
  'no-description': 'No description: the name is sent in its place',
  'long-name': 'The name is longer than 150 characters: the rest is cut',
};
