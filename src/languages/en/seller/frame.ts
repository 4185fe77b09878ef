export const title = 'Seller';
export const goToProducts = 'Go to your products';

export const dashboard = 'Dashboard';
export const products = 'Product';
export const enquiries = 'Enquiries';
export const bin = 'Deleted products';
export const imports = 'Import and export';
export const staff = 'Staff';
export const contactAdmin = 'Contact Admin';

/** Other words that screens are looked for by. */
export const wordsFor = {
  dashboard: 'profile account',
  products:
    'items stock sold available reserve hide price discount share catalogue poster pictures',
  enquiries: 'inbox leads questions chats new',
  customers: 'buyers contacts phone',
  templates: 'replies answers messages',
  numbers: 'views statistics report won revenue sales',
  imports:
    'table spreadsheet excel csv upload download feeds google merchant meta facebook instagram',
  bin: 'trash removed restore undelete',
  staff: 'team people roles invite colleagues',
};

/** The first line of a chat with the admins. */
export const helloFrom = ({ name, site }: { name: string; site: string }) =>
  `Hello, this is ${name} on ${site}.`;
export const helloFromSeller = (site: string) => `Hello, this is a seller on ${site}.`;
