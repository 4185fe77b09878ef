export const title = 'Customers';
export const intro = 'Customers whose name or number you added to an enquiry. Only you see them.';
export const noun = 'customers';
export const name = 'Name';
export const numberOrEmail = 'Number or email';
export const phoneAndEmail = (known: readonly string[]) => known.join(', ');
export const enquiries = 'Enquiries';
export const won = 'Won';
export const lastAsked = 'Last enquiry';
export const withoutName = 'Without a name';
export const search = 'Search by name, number or email...';
export const emptyTitle = 'No customers yet';
export const emptyText =
  'Add a name or a number to an enquiry. The customer then appears here with all their enquiries.';
export const openInbox = 'Open the inbox';

export const allCustomers = 'All customers';
export const customer = 'Customer';
export const thisCustomer = 'This customer';
export const gone = 'This customer was not found. They may have been erased.';
export const whatTheyAsked = 'Their enquiries';
export const saveTheirData = 'Save their data';
export const erase = 'Erase';
export const eraseTitle = 'Erase this customer?';
export const eraseText =
  'Name, number, email, what they wrote and your notes about them are erased for good. The enquiries stay in your numbers.';
