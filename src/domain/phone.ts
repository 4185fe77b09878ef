import { formatIncompletePhoneNumber } from 'libphonenumber-js/min';

/**
 * Returns a phone number grouped as its country groups it: `+971500000000` → `+971 50 000 0000`,
 * `+912223456789` → `+91 22 2345 6789`. Ten digits alone are read as an Indian number; what is no
 * phone number stays as it is. The numbering plans that come with it weigh 27 kB, too much for what
 * a shopper's browser loads.
 */
export function formatPhone(phone: string): string {
  return /^(?:\+\d{7,15}|\d{10})$/.test(phone) ? formatIncompletePhoneNumber(phone, 'IN') : phone;
}
