import type { EnquiryForm } from '#contracts/leads/enquiry-form.ts';
import { lockLeadsOf, updateLead, writeLeadWords } from '#database/queries/leads/write-lead.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import { currencyOf } from '#domain/currencies.ts';
import { formatPrice } from '#domain/price.ts';
import { skuOf } from '#domain/sku.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { notFound } from '../failure.ts';
import { mailTo, pageFor, phrasesIn, type Reader } from '../mail/send-mail.ts';
import { noticeAgreedTo } from '../privacy/keep-notice.ts';
import { type Asker, boundEnquiries } from './bound-enquiries.ts';
import { type Received, receiveLead } from './receive-lead.ts';
import { customerOfShopper } from './set-customer.ts';

/**
 * Takes a shopper's form in place of a chat: a lead with its customer, and a mail to the seller with all of
 * it (docs/behaviour/rules.md#leads). Sent twice, by its reference, it counts once. 429 and 428 as
 * {@link boundEnquiries}.
 */
export async function receiveForm(
  context: AppContext,
  form: EnquiryForm,
  asker: Omit<Asker, 'work'>,
): Promise<void> {
  const { name, phone, email, consent: _, work, notice, ...asked } = form;
  const noticeVersion = await noticeAgreedTo(context, notice);
  const person = { name, phone: phone || null, email: email || null };
  const received = { ...asked, source: 'FORM' } as const;
  await receiveLead(context, received, async (db, lead, send) => {
    const { sellerId } = lead;
    const about = { sellerId, reference: form.reference };
    await boundEnquiries({ ...context, db }, 'enquiry-form', about, { ...asker, work });
    const { id, elsewhere } = await customerOfShopper(db, lead.sellerId, person, context.now());
    const seller = await findAnySeller(db, lead.sellerId);
    if (seller === null) throw notFound('seller');
    const message = [form.message, ...linesOf(elsewhere, seller)].join('\n');
    await updateLead(db, lead.id, { customerId: id, message, noticeVersion });
    await writeLeadWords(db, await lockLeadsOf(db, id));
    send(formMail(context, seller, form, lead));
  });
}

/** What its customer does not have of what the shopper gave, below the words, in the seller's language. */
function linesOf(
  { phone, email }: { phone: string | null; email: string | null },
  { language }: Pick<Reader, 'language'>,
): string[] {
  const { givenPhone, givenEmail } = phrasesIn(language);
  return [
    ...(phone || email ? [''] : []),
    ...(phone ? [givenPhone(phone)] : []),
    ...(email ? [givenEmail(email)] : []),
  ];
}

/** The whole of it, so that a seller can answer from the mail alone; its answer goes to the shopper's address. */
function formMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  form: EnquiryForm,
  { id, pieces }: Received,
): Mail {
  const currency = currencyOf(form.region);
  const phrases = phrasesIn(to.language);
  const asked = pieces.flatMap(({ productId, title, price, size, quantity, note }, index) => [
    phrases.asked({
      number: index + 1,
      title,
      sku: skuOf(productId ?? ''),
      price: formatPrice(Number(price), currency),
    }),
    ...(size ? [`   ${phrases.size(size)}`] : []),
    ...(quantity && quantity > 1 ? [`   ${phrases.quantity(quantity)}`] : []),
    ...(note ? [`   ${note}`] : []),
  ]);
  const contact = [
    phrases.name(form.name),
    ...(form.phone ? [phrases.phone(form.phone)] : []),
    ...(form.email ? [phrases.email(form.email)] : []),
  ];
  const mail = mailTo(context, to, 'formSent', {
    reference: form.reference,
    pieces: asked,
    message: [{ quote: form.message }],
    contact,
    link: pageFor(context, to, `/seller/enquiries/${id}`),
  });
  return { ...mail, leadId: id, ...(form.email && { replyTo: form.email }) };
}
