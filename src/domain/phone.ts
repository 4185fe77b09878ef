/**
 * Country codes have one, two or three digits; these are the ones of one or two, as the ITU assigns
 * them.
 */
const countryCode =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4})/;

/**
 * Groups a phone number for reading and dialling: `+971500000000` → `+971 50 000 0000`,
 * `+910000000014` → `+91 00000 00014`. Ten digits alone are read as an Indian number; other text is
 * returned unchanged.
 */
export function formatPhone(phone: string): string {
  if (/^\d{10}$/.test(phone)) return indian(phone);
  if (!/^\+\d{7,15}$/.test(phone)) return phone;
  const digits = phone.slice(1);
  const [code = ''] = countryCode.exec(digits) ?? [];
  const national = digits.slice(code.length);
  const isIndian = code === '91' && national.length === 10;
  return `+${code} ${isIndian ? indian(national) : fromItsEnd(national)}`;
}

const indian = (digits: string) => `${digits.slice(0, 5)} ${digits.slice(5)}`;

/** Groups the last four digits, and those before in threes: `50 000 0000`. */
function fromItsEnd(digits: string): string {
  const before = digits.slice(0, -4).replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return `${before} ${digits.slice(-4)}`.trim();
}
