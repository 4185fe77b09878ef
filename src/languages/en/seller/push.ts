// What a device shows of new enquiries.
export const firstAndMore = ({ first, more }: { first: string; more: number }) =>
  more === 0 ? first : `${first} and ${more} more`;
export const newEnquiry = (piece: string) => `New enquiry: ${piece}`;
export const from = ({ region, reference }: { region: 'IN' | 'AE'; reference: string }) =>
  `From ${region === 'AE' ? 'UAE' : 'India'}, reference ${reference}`;
export const newEnquiries = (count: number) => `${count} new enquiries`;
export const list = (pieces: readonly string[]) => pieces.join(', ');
export const testTitle = () => 'This is a test';
export const testBody = () => 'New enquiries are told on this device.';
