export const privateFactsMenu = 'Cost and notes…';
export const privateFactsOf = (name: string) => `Cost and notes of ${name}`;
export const forYouAlone =
  'For you and your staff who edit products. Shoppers, the marketplace and its support never see this.';
export const cost = { INR: 'Cost in INR (optional)', AED: 'Cost in AED (optional)' };
export const supplier = 'Supplier (optional)';
export const privateNotes = 'Private notes (optional)';
export const save = 'Save';
