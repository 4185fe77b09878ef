import { plural } from '#languages/en/plural.ts';
import type { MailLine, MailText } from '#languages/mail-text.ts';
import { dateLocale } from '../formats.ts';

export const greeting = 'Hello,';

/** The name of a link that has no other. */
export const openPage = 'Open the page';

/** A reason that an admin gave, as the lines behind what was decided; none where it is empty. */
const because = (reason: string) => (reason === '' ? [] : ['', `Reason: ${reason}`]);

type Site = { site: string };
type Link = { link: string };

type Shops = { shops: readonly string[] };

/** Which log-in a link is for, of who works for sellers; nothing where they do not. */
const asStaffOf = (shops: readonly string[]) =>
  shops.length === 0 ? [] : [`It is for your log-in as a member of staff of ${shops.join(', ')}.`];

export const passwordLink = ({ site, link, shops }: Site & Link & Shops): MailText => ({
  subject: 'choose a new password',
  lines: [
    `somebody, hopefully you, asked for a new password at ${site}. Open this link within an hour to choose one:`,
    ...asStaffOf(shops),
    '',
    { url: link },
    '',
    'The link works once. If you did not ask, do nothing: your password stays as it is.',
  ],
  values: { shops: asStaffOf(shops).join('\n') },
});

type NewDevice = { device: string; network: string; when: string };

export const newDevice = ({
  site,
  link,
  device,
  network,
  when,
}: Site & Link & NewDevice): MailText => ({
  subject: 'a log-in from a new device',
  lines: [
    `somebody, hopefully you, logged in to your account at ${site} from a device that it did not know:`,
    '',
    `Device: ${device}`,
    `Network: ${network}`,
    `When: ${when} UTC`,
    '',
    'If that was you, there is nothing to do. If it was not, choose a new password at once, which ends every session:',
    '',
    { url: link },
  ],
});

type By = { by: string };

/** What an admin is for, as the end of a sentence. */
const adminRoles = {
  owner: 'an owner, who may do all',
  manager: 'a manager',
  catalogue: 'somebody who keeps the catalogue',
  support: 'somebody who helps sellers and shoppers',
  finance: 'somebody who reads its numbers',
  'read-only': 'somebody who sees all and changes nothing',
};
export type InvitedRole = keyof typeof adminRoles;

export const invitedAsAdmin = ({
  site,
  link,
  by,
  role,
}: Site & Link & By & { role: InvitedRole }): MailText => ({
  subject: `${by} invites you`,
  lines: [
    `${by} invites you to help run ${site}, as ${adminRoles[role]}. Open this link within three days to choose a password:`,
    '',
    { url: link },
    '',
    'The link works once. If you do not know what this is about, do nothing.',
  ],
  values: { role: adminRoles[role] },
});

export const pageNotPublished = ({
  title,
  reason,
  link,
}: Link & { title: string; reason: string }): MailText => ({
  subject: `“${title}” was not published`,
  lines: [
    `“${title}” was to be published now, and was not: ${reason} It is a draft, and has no date any more.`,
    '',
    { url: link },
  ],
});

export const passwordChanged = ({ site, link }: Site & Link): MailText => ({
  subject: 'your password was changed',
  lines: [
    `the password of your account at ${site} was changed, and every other session was ended. If that was not you, choose a new one at once:`,
    '',
    { url: link },
  ],
});

const confirming = (link: string): MailLine[] => [
  'Open this link within three days to confirm that this address is yours:',
  '',
  { url: link },
  '',
  'The link works once.',
];

type Registered = Site & Link & { phone: string; account: string };

export const registered = ({ site, phone, link, account }: Registered): MailText => ({
  subject: 'we have your registration',
  lines: [
    `somebody, hopefully you, registered at ${site} as a seller, with this address and the phone number ${phone}. Log in with either of them, and the password you chose.`,
    '',
    ...confirming(link),
    '',
    'What comes next:',
    '',
    '1. Log in and fill in your profile, with the numbers on which shoppers may chat with you.',
    '2. We check your registration, and email you our decision.',
    '3. Once you are approved, add your products. Shoppers see them at once.',
    '',
    { url: account },
    '',
    'If you did not register, do nothing: nobody can confirm your address but you.',
  ],
});

export const confirmEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'confirm your email',
  lines: [
    `you asked for a new link to confirm your address at ${site}. Earlier ones do not work any more.`,
    '',
    ...confirming(link),
    'If you did not ask, do nothing.',
  ],
});

export const invitedToSell = ({ site, link, by }: Site & Link & By): MailText => ({
  subject: 'you are invited to sell',
  lines: [
    `${by} of ${site} invites you to sell there. Open this link within 72 hours to register; it confirms this address as well:`,
    '',
    { url: link },
    '',
    'The link works once. If you do not want to sell there, do nothing.',
  ],
});

export const confirmNewEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'confirm your email',
  lines: [
    `the marketplace has entered this address for your seller account at ${site}. The account keeps its old address until you confirm this one.`,
    '',
    ...confirming(link),
    'If you have no account there, do nothing: the address is forgotten then.',
  ],
});

type WriteTo = Site & { email: string };
const unlessAgreed = (email: string) =>
  `If you did not agree on that with us, write to ${email} at once.`;

export const emailToReplace = ({ site, email }: WriteTo): MailText => ({
  subject: 'your email will be replaced',
  lines: [
    `the marketplace has entered another email address for your account at ${site}. It replaces this one once it is confirmed from there.`,
    '',
    unlessAgreed(email),
  ],
});

export const emailReplaced = ({ site, email }: WriteTo): MailText => ({
  subject: 'your email was replaced',
  lines: [
    `another email address has been confirmed for your account at ${site}. You can no longer log in with this one.`,
    '',
    unlessAgreed(email),
  ],
});

type Corrected = Site & Link & { fields: readonly (keyof typeof corrected)[]; reason: string };

const corrected = {
  name: 'Name',
  phone: 'Phone number, by which you log in',
  INR: 'Chat number for India',
  DXB: 'Chat number for the Emirates',
};

export const contactCorrected = ({ site, link, fields, reason }: Corrected): MailText => ({
  subject: 'your contact data was corrected',
  lines: [
    `the marketplace has corrected this in your account at ${site}. It is valid at once:`,
    '',
    ...fields.map((field) => `- ${corrected[field]}`),
    ...because(reason),
    '',
    { label: 'Look at it in your profile, and write to us if something is wrong', url: link },
  ],
  values: {
    fields: fields.map((field) => `- ${corrected[field]}`).join('\n'),
    reason: because(reason).join('\n'),
  },
});

/** Changes of an account's second factor, by their names in the audit. */
const changes = {
  'add-authenticator-app': 'an authenticator app was added',
  'remove-authenticator-app': 'the authenticator app was removed',
  'add-passkey': 'a passkey was added',
  'rename-passkey': 'a passkey was renamed',
  'remove-passkey': 'a passkey was removed',
  'renew-recovery-codes': 'new recovery codes were created, and the old ones no longer work',
  'turn-off-second-factor': 'two-step verification was turned off',
};
export type FactorChange = keyof typeof changes;

const unlessYou = (link: string): MailLine[] => [
  '',
  'If that was not you, choose a new password at once, and tell us:',
  '',
  { url: link },
];

export const factorChanged = ({
  site,
  link,
  change,
}: Site & Link & { change: FactorChange }): MailText => ({
  subject: changes[change],
  lines: [
    `how you log in to your account at ${site} has changed: ${changes[change]}.`,
    ...unlessYou(link),
  ],
  values: { change: changes[change] },
});

const leftInWords = (left: number) =>
  left === 0
    ? 'None is left: create new ones before you need them.'
    : `${left} ${left === 1 ? 'is' : 'are'} left.`;

export const recoveryCodeUsed = ({
  site,
  link,
  left,
}: Site & Link & { left: number }): MailText => ({
  subject: 'a recovery code was used',
  lines: [
    `one of the recovery codes of your account at ${site} was used. ${leftInWords(left)}`,
    ...unlessYou(link),
  ],
  values: { left: leftInWords(left) },
});

export const factorReset = ({
  site,
  link,
  reason,
}: Site & Link & { reason: string }): MailText => ({
  subject: 'two-step verification was turned off',
  lines: [
    `two-step verification of your account at ${site} was turned off by the marketplace, and every session was ended. Your password alone is now enough to log in: log in and turn it on again.`,
    ...because(reason),
    '',
    'If you did not ask for this, choose a new password at once, and tell us:',
    '',
    { url: link },
  ],
  values: { reason: because(reason).join('\n') },
});

const decisions = {
  approved: 'Your account has been approved. You can add and edit products now.',
  declined: 'We could not approve your account.',
  deactivated: 'Your account has been deactivated, and your products are no longer shown.',
  pending: 'Your account is waiting for approval.',
};

type Decided = Link & { approval: keyof typeof decisions; reason: string };

export const accountDecided = ({ link, approval, reason }: Decided): MailText => ({
  subject: decisions[approval],
  lines: [decisions[approval], ...because(reason), '', { url: link }],
  values: { decision: decisions[approval], reason: because(reason).join('\n') },
});

type Deleted = { day: string; reason: string };

const written = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** `day` is the last one on which it can be restored, as `2026-12-29`. */
export const accountDeleted = ({ site, link, day, reason }: Site & Link & Deleted): MailText => ({
  subject: 'we have deleted your account',
  lines: [
    `we have deleted your account at ${site}. Shoppers no longer see your page and your products.`,
    '',
    `Until ${written.format(new Date(day))} we can restore it as it was. Then it is erased with all that is kept of you.`,
    ...because(reason),
    '',
    'If you do not agree, log in and answer us:',
    { url: link },
  ],
  values: { day: written.format(new Date(day)), reason: because(reason).join('\n') },
});

type Reviewed = Link & {
  field: 'name' | 'INR' | 'DXB';
  phone: string;
  accept: boolean;
  reason: string;
};

const things = {
  name: 'new name',
  INR: 'new chat number for India',
  DXB: 'new chat number for the Emirates',
};

export const changeDecided = ({ link, field, phone, accept, reason }: Reviewed): MailText => {
  const thing = field === 'name' ? things.name : `${things[field]}, ${phone},`;
  const outcome = accept
    ? `Your ${thing} has been accepted. Shoppers see it from now on.`
    : `Your ${thing} was not accepted. Shoppers still see what they saw before.`;
  return {
    subject: `your ${things[field]} was ${accept ? 'accepted' : 'not accepted'}`,
    lines: [outcome, ...because(reason), '', { url: link }],
    values: { outcome, reason: because(reason).join('\n') },
  };
};

type Announced = { title: string; text: string };

export const writtenTo = ({ link, text }: Link & { text: string }): MailText => ({
  subject: 'a message about your account',
  lines: [text, '', { label: 'You can answer here', url: link }],
});

export const announced = ({ title, text, link }: Link & Announced): MailText => ({
  subject: title,
  lines: [text, '', { label: 'All announcements', url: link }],
});

export const aboutPiece = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `About “${name}” (SKU ${sku}):\n\n${words}`;

type Moved = { pieces: number; leads: number; customers: number };

const movedLines = ({ pieces, leads, customers }: Moved) => [
  plural(pieces, { one: '# product', other: '# products' }),
  plural(leads, { one: '# enquiry', other: '# enquiries' }),
  plural(customers, { one: '# customer', other: '# customers' }),
];

export const accountTakenIn = ({
  site,
  link,
  pieces,
  leads,
  customers,
}: Site & Link & Moved): MailText => ({
  subject: 'your other account is part of this one now',
  lines: [
    `you had two accounts at ${site}. They are one now: this one, with its name, address and numbers.`,
    '',
    'This came here from the other account:',
    '',
    ...movedLines({ pieces, leads, customers }),
    '',
    'You can no longer log in with the other account’s email and phone number. Its pages lead shoppers to yours.',
    '',
    { url: link },
  ],
  values: { moved: movedLines({ pieces, leads, customers }).join('\n') },
});

export const accountMerged = ({ site, link }: Site & Link): MailText => ({
  subject: 'this account is part of your other one now',
  lines: [
    `you had two accounts at ${site}. They are one now: the other one, with everything that was here.`,
    '',
    'Log in with the email or phone number of that account. If you do not know it, write to us.',
    '',
    { url: link },
  ],
});

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `Your other account had this customer as: ${words}`;

export const accountErased = ({ site, email }: Site & { email: string }): MailText => ({
  subject: 'your account was erased',
  lines: [
    `your account at ${site} was erased, with your products, pictures and personal data. This cannot be undone.`,
    '',
    `If that was not you, write to ${email}.`,
  ],
});

type Invited = Site & Link & { shop: string; role: 'owner' | 'editor' | 'replies' };

const staffRoles = {
  owner: 'an owner, who may do everything',
  editor: 'an editor of products and enquiries',
  replies: 'somebody who answers enquiries',
};

export const staffInvited = ({ site, link, shop, role }: Invited): MailText => ({
  subject: `an invitation from ${shop}`,
  lines: [
    `${shop} invites you to work for it at ${site}, as ${staffRoles[role]}. Open this link within three days to accept:`,
    '',
    { url: link },
    '',
    'The link works once. If you do not know this shop, do nothing.',
  ],
  values: { role: staffRoles[role] },
});

/** To somebody whom an owner has taken off a shop's staff. */
export const staffRemoved = ({ site, shop }: Site & { shop: string }): MailText => ({
  subject: `you are no longer on the staff of ${shop}`,
  lines: [
    `An owner of ${shop} has taken you off its staff at ${site}. Your log-in no longer opens this shop.`,
    '',
    'If that is a mistake, ask one of its owners.',
  ],
});
