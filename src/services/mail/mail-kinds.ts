import { type MailKind, mailKinds } from '#contracts/mail-text.ts';
import { type MailValues, placeholdersIn } from '#domain/mail-template.ts';
import type { Language } from '#languages/languages.ts';
import { ourTemplate, phrasesIn } from './send-mail.ts';

/** Returns our words of a kind of mail, as an admin begins to change them, and what its placeholders are. */
export function ourWords(kind: MailKind, language: Language) {
  const template = ourTemplate(kind, language);
  const required: readonly string[] = mailKinds[kind].required;
  const names = new Set(placeholdersIn(`${template.subject} ${template.text} {site}`));
  const placeholders = [...names].map((name) => ({ name, required: required.includes(name) }));
  return { ...template, placeholders };
}

/** Returns what an admin sees in place of the placeholders of a mail that is not sent. */
export function examplesOf(kind: MailKind, language: Language, page: string): MailValues {
  const phrases = phrasesIn(language);
  const ownReason = kind === 'takenDown' || kind === 'deleted';
  const lead = ['Lamp', phrases.referenceIn(phrases.regions.AE, '123456789'), { url: page }];
  return {
    shops: phrases.asStaffOf(['Zari House']),
    change: phrases.factorChanges['add-passkey'],
    left: phrases.codesLeft(8),
    decision: phrases.decisions.approved,
    standing: phrases.standings.pending,
    day: phrases.longDay(new Date('2026-12-29')),
    result: phrases.wasAccepted(phrases.reviewed.name),
    outcome: phrases.accepted(phrases.reviewed.name),
    fields: `- ${phrases.corrected.phone}`,
    role: kind === 'staffInvited' ? phrases.staffRoles.editor : phrases.adminRoles.support,
    moved: [phrases.products(12), phrases.enquiries(3), phrases.customers(2)],
    reason: ownReason ? phrases.takeDownReasons.other : phrases.because('As agreed'),
    piece: phrases.product({ name: 'Lamp', sku: '1A2B3C4D' }),
    pieces: phrases.asked({ number: 1, title: 'Lamp', sku: '1A2B3C4D', price: '₹1,999' }),
    message: [{ quote: '(message)' }],
    contact: [phrases.name('Mira'), phrases.email('mira@readers.example')],
    news: phrases.newEnquiry('Lamp'),
    asked: phrases.aShopperAsked,
    lead,
    leads: lead,
  };
}
