import type { Enquiry } from '#contracts/leads/enquiry.ts';
import type { EnquiryRow } from '#database/queries/leads/enquiries.ts';

/** Returns an enquiry as sellers and admins see it; the price is in the region's currency. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  const { id, price, createdAt, ...rest } = row;
  return { _id: id, ...rest, price: Number(price), createdAt: createdAt.toISOString() };
}
