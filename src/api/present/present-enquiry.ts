import type { Enquiry, OwnEnquiry } from '#contracts/leads/enquiry.ts';
import type { EnquiryRow, OwnEnquiryRow } from '#database/queries/leads/enquiries.ts';

/** Returns an enquiry as sellers and admins see it; the price is in the region's currency. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  const { id, price, createdAt, ...rest } = row;
  return { _id: id, ...rest, price: Number(price), createdAt: createdAt.toISOString() };
}

/** Returns an enquiry as its seller accounts for it. */
export function presentOwnEnquiry({ wonPrice, ...row }: OwnEnquiryRow): OwnEnquiry {
  const { state, wonCurrency, lostReason, customer, answeredAfter, leadId, ...enquiry } = row;
  return {
    ...presentEnquiry(enquiry),
    ...{ leadId, state, wonCurrency, lostReason, customer, answeredAfter },
    wonPrice: wonPrice === null ? null : Number(wonPrice),
  };
}
