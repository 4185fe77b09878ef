/*
 * Mails, each its subject and its paragraphs. What differs from mail to mail stands in braces; a line that ends with a colon
 * names the link below it.
 */

export const passwordLink = [
  'choose a new password',
  'somebody, hopefully you, asked for a new password at {site}. Open this link within an hour to choose one:\n{shops}',
  '{link}',
  'The link works once. If you did not ask, do nothing: your password stays as it is.',
] as const;

export const passwordChanged = [
  'your password was changed',
  'the password of your account at {site} was changed, and every other session was ended. If that was not you, choose a new one at once:',
  '{link}',
] as const;

export const newDevice = [
  'a log-in from a new device',
  'somebody, hopefully you, logged in to your account at {site} from a new device:',
  'Device: {device}\nNetwork: {network}\nWhen: {when} UTC',
  'If that was you, there is nothing to do. If it was not, choose a new password at once, which ends every session:',
  '{link}',
] as const;

export const factorChanged = [
  '{change}',
  'how you log in to your account at {site} has changed: {change}.',
  'If that was not you, choose a new password at once, and tell us:',
  '{link}',
] as const;

export const recoveryCodeUsed = [
  'a recovery code was used',
  'one of the recovery codes of your account at {site} was used. {left}',
  'If that was not you, choose a new password at once, and tell us:',
  '{link}',
] as const;

export const factorReset = [
  'two-step verification was turned off',
  'two-step verification of your account at {site} was turned off by the marketplace, and every session was ended. Your password alone is now enough to log in: log in and turn it on again.',
  '{reason}',
  'If you did not ask for this, choose a new password at once, and tell us:',
  '{link}',
] as const;

export const registered = [
  'we have your registration',
  'somebody, hopefully you, registered at {site} as a seller, with this address and the phone number {phone}. Log in with either of them, and the password you chose.',
  'Open this link within three days to confirm that this address is yours:',
  '{link}',
  'The link works once.',
  'What comes next:',
  '1. Log in and fill in your profile, with the numbers on which shoppers may chat with you.\n2. We check your registration, and email you our decision.\n3. Once you are approved, add your products. Shoppers see them at once.',
  '{account}',
  'If you did not register, do nothing: nobody can confirm your address but you.',
] as const;

export const confirmEmail = [
  'confirm your email',
  'you asked for a new link to confirm your address at {site}. Earlier ones do not work any more.',
  'Open this link within three days to confirm that this address is yours:',
  '{link}',
  'The link works once.\nIf you did not ask, do nothing.',
] as const;

export const accountDecided = ['{decision}', '{decision}', '{reason}', '{link}'] as const;

export const accountDeleted = [
  'we have deleted your account',
  'we have deleted your account at {site}. Shoppers no longer see your page and your products.',
  'Until {day} we can restore it as it was. Then it is erased with all that is kept of you.',
  '{reason}',
  'If you do not agree, log in and answer us:',
  '{link}',
] as const;

export const accountRestored = [
  'your account is back',
  'we have restored your account at {site}. {standing}',
  '{reason}',
  '{link}',
] as const;

export const changeDecided = ['{result}', '{outcome}', '{reason}', '{link}'] as const;

export const writtenTo = [
  'a message about your account',
  '{text}',
  'You can answer here:\n{link}',
] as const;

export const announced = ['{title}', '{text}', 'All announcements:\n{link}'] as const;

export const contactCorrected = [
  'your contact data was corrected',
  'the marketplace has corrected this in your account at {site}. It is valid at once:',
  '{fields}',
  '{reason}',
  'Look at it in your profile, and write to us if something is wrong:\n{link}',
] as const;

export const confirmNewEmail = [
  'confirm your email',
  'the marketplace has entered this address for your seller account at {site}. The account keeps its old address until you confirm this one.',
  'Open this link within three days to confirm that this address is yours:',
  '{link}',
  'The link works once.\nIf you have no account there, do nothing: the address is forgotten then.',
] as const;

export const emailToReplace = [
  'your email will be replaced',
  'the marketplace has entered another email address for your account at {site}. It replaces this one once it is confirmed from there.',
  'If you did not agree on that with us, write to {email} at once.',
] as const;

export const emailReplaced = [
  'your email was replaced',
  'another email address has been confirmed for your account at {site}. You can no longer log in with this one.',
  'If you did not agree on that with us, write to {email} at once.',
] as const;

export const invitedToSell = [
  '{by} invites you to sell',
  '{by} of {site} invites you to sell there. Open this link within three days to register; it confirms this address as well:',
  '{link}',
  'The link works once. If you do not want to sell there, do nothing.',
] as const;

export const staffInvited = [
  'an invitation from {shop}',
  '{shop} invites you to work for it at {site}, as {role}. Open this link within three days to accept:',
  '{link}',
  'The link works once. If you do not know this shop, do nothing.',
] as const;

export const staffRemoved = [
  'you are no longer on the staff of {shop}',
  'An owner of {shop} has taken you off its staff at {site}. Your log-in no longer opens this shop.',
  'If that is a mistake, ask one of its owners.',
] as const;

export const invitedAsAdmin = [
  '{by} invites you to help run it',
  '{by} invites you to help run {site}, as {role}. Open this link within three days to choose a password:',
  '{link}',
  'The link works once. If you do not know what this is about, do nothing.',
] as const;

export const accountTakenIn = [
  'your other account is part of this one now',
  'you had two accounts at {site}. They are one now: this one, with its name, address and numbers.',
  'This came here from the other account:',
  '{moved}',
  'You can no longer log in with the other account’s email and phone number. Its pages lead shoppers to yours.',
  '{link}',
] as const;

export const accountMerged = [
  'this account is part of your other one now',
  'you had two accounts at {site}. They are one now: the other one, with everything that was here.',
  'Log in with the email or phone number of that account. If you do not know it, write to us.',
  '{link}',
] as const;

export const accountErased = [
  'your account was erased',
  'your account at {site} was erased, with your products, pictures and personal data. This cannot be undone.',
  'If that was not you, write to {email}.',
] as const;

export const webhookOff = [
  'a webhook was turned off',
  'nothing that we sent to {host} has arrived for days, so nothing more is sent there. Once its server answers again, turn the webhook on:',
  '{link}',
] as const;

export const formSent = [
  'an enquiry, reference {reference}',
  'a shopper asks:',
  '{pieces}',
  '{message}',
  '{contact}',
  'Answer by phone or email, and change the state of the enquiry here:',
  '{link}',
] as const;

export const leadsCame = [
  '{news}',
  '{asked}',
  '{leads}',
  'Choose when you get these emails, or turn them off:\n{settings}',
] as const;

export const leadGiven = ['{news}', 'an enquiry was assigned to you:', '{lead}'] as const;

export const takenDown = [
  'we have taken down a product of yours',
  'we have taken down {piece}. Shoppers do not see it any more.',
  'Reason: {reason}',
  '{words}',
  'You can change it, and then ask for a new review:',
  '{link}',
] as const;

export const deleted = [
  'we have deleted a product of yours',
  'we have deleted {piece}, with its pictures.',
  'Reason: {reason}',
  '{words}',
  'You can answer here:',
  '{link}',
] as const;

export const restored = [
  'a product of yours was restored',
  'we have restored {piece}, as it was.',
  '{link}',
] as const;

export const putUp = [
  'a product of yours is shown again',
  'we show {piece} to shoppers again.',
  '{words}',
  '{link}',
] as const;

export const pieceApproved = [
  'a product of yours is approved',
  'we have approved {piece}. Shoppers see it now.',
  '{words}',
  '{link}',
] as const;

export const pieceDeclined = [
  'a product of yours is not approved',
  'we have checked {piece}, and cannot show it to shoppers as it is:',
  '{words}',
  'You can change it, and then ask for a new review:',
  '{link}',
] as const;

export const editApproved = [
  'your edit of a product is approved',
  'we have approved your edit of {piece}. Shoppers see it now.',
  '{words}',
  '{link}',
] as const;

export const editDeclined = [
  'your edit of a product is not approved',
  'we have checked your edit of {piece}, and cannot show it to shoppers as it is:',
  '{words}',
  'Shoppers still see the product as it was. You can change your edit and save it again:',
  '{link}',
] as const;

export const staysDown = [
  'a product of yours stays hidden',
  'we have checked {piece} again. It stays hidden for now:',
  '{words}',
  'You can change it, and then ask again:',
  '{link}',
] as const;

export const confirmNewsletter = [
  'please confirm the newsletter',
  'somebody, hopefully you, entered this address for the newsletter of {site}. Open this link within three days to confirm:',
  '{link}',
  'If it was not you, do nothing: then no newsletter is sent, and the address is forgotten.',
  'Unsubscribe:\n{unsubscribe}',
] as const;

export const newsletterAlready = [
  'you already get the newsletter',
  'somebody, hopefully you, entered this address for the newsletter of {site}. It is already on the list, so there is nothing to do.',
  'Unsubscribe:\n{unsubscribe}',
] as const;

export const pageNotPublished = [
  '“{title}” was not published',
  '“{title}” should have been published now, but was not: {reason} It is a draft again, without a date.',
  '{link}',
] as const;
