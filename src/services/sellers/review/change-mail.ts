import type { ReviewedField } from '#contracts/sellers/seller-review.ts';
import { formatPhone } from '#domain/phone.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { mailsIn, mailTo, pageFor, type Reader } from '../../mail/send-mail.ts';

type Decided = { field: ReviewedField; value: string; accept: boolean; reason: string };

/** The mail about a decision on a change. It contains no name, neither the old nor the new. */
export function changeMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  { field, value, accept, reason }: Decided,
): Mail {
  const { changeDecided } = mailsIn(to.language).accounts;
  const phone = field === 'name' ? '' : formatPhone(value);
  const link = pageFor(context, to, '/seller/dashboard');
  return mailTo(context, to, changeDecided({ link, field, phone, accept, reason }));
}
