import type { ReviewedField } from '#contracts/sellers/seller-review.ts';
import { formatPhone } from '#domain/phone.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { mailTo } from '../../mail/send-mail.ts';

const things: Record<ReviewedField, string> = {
  name: 'new name',
  INR: 'new chat number for India',
  DXB: 'new chat number for the Emirates',
};

type Decided = {
  email: string;
  field: ReviewedField;
  value: string;
  accept: boolean;
  reason: string;
};

/** The mail about a decision on a change. It contains no name, neither the old nor the new. */
export function changeMail(
  { site, publicUrl }: Pick<AppContext, 'site' | 'publicUrl'>,
  { email, field, value, accept, reason }: Decided,
): Mail {
  const thing = field === 'name' ? things.name : `${things[field]}, ${formatPhone(value)},`;
  const outcome = accept
    ? `Your ${thing} has been accepted. Shoppers see it from now on.`
    : `Your ${thing} was not accepted. Shoppers go on seeing what they saw before.`;
  return mailTo(
    { site },
    email,
    `your ${things[field]} was ${accept ? 'accepted' : 'not accepted'}`,
    [
      outcome,
      ...(reason === '' ? [] : ['', `Reason: ${reason}`]),
      '',
      `${publicUrl}/seller/dashboard`,
    ],
  );
}
