import { type Permission, permissionWords } from '../contracts/permissions.ts';
import type { OfField } from './labels.ts';

// Who may do what: sessions, log-ins, passwords, second factors and limits.

export const logInFirst = 'Please log in to continue.';
export const badToken = 'Your session has ended. Please log in again.';
export const sessionExpired =
  'Your session has ended: it has reached its time limit. Please log in again.';
export const sessionIdle =
  'Your session has ended because nothing was done for a long time. Please log in again.';
export const sessionEndedElsewhere =
  'Your session was ended, on this device or from another. Please log in again.';
export const noLongerOnStaff =
  'You are no longer on the staff of this shop. If that is a mistake, ask one of its owners.';
export const sessionWasEnded = 'Your session was ended. Please log in again.';
export const notAllowed = 'Your account is not allowed to do this.';
export const permissionRequired = ({ permission }: { permission: Permission }) =>
  `Your role does not include ${permissionWords[permission]}. Ask an owner of this marketplace.`;
export const shopOwnerRequired = 'Only the owner of this shop can do this. Ask the owner.';
export const shopEditorRequired =
  'Only the owner or an editor of this shop can do this. Ask the owner to make you an editor.';
export const pendingApproval =
  'Your account is pending approval. Please contact admin for more information.';
export const setUpSecondFactor =
  'Set up two-step verification for your account first: admins need it here.';
export const notInSupport = 'Only the seller itself can do this, not support.';
export const fromOtherSite =
  'This can only be sent from the pages of this marketplace. Please open them and try again.';

/** A device that somebody is logged in on. */
type Device = { browser: string; system: string };
export const deviceOf = ({ browser, system }: Device) => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';

export const badCredentials = 'Login failed. Please check your credentials.';
export const accountMerged =
  'This account is part of your other one now. Log in with the email or phone number of that one.';
export const tooManyAttempts = ({ seconds }: { seconds: number }) => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many attempts. Please try again in ${count} ${count === 1 ? unit : `${unit}s`}.`;
};

export const emailTaken = 'This email is already registered. Please sign in instead.';
export const phoneTaken = 'This phone number is already registered. Please sign in instead.';
export const nameTaken =
  'Another seller has this name, or one that looks or sounds the same. Please choose another.';
export const passwordIncorrect = 'Password is incorrect';
export const currentPasswordIncorrect = 'Current password is incorrect';
export const passwordCommon = ({ label }: OfField) =>
  `${label} is too common. Please choose another`;
export const passwordTooClose = ({ label }: OfField) =>
  `${label} is too close to your own name, email or phone`;
export const passwordRepeats = ({ label }: OfField) =>
  `${label} is too simple, such as aaaa or 1234. Please choose another`;
export const resetLinkUsedUp = 'This link has expired or was used already. Ask for a new one.';
export const confirmLinkUsedUp =
  'This link has expired or was used already. Log in to see whether your email is confirmed, or to send another.';
export const linkUsedUp = 'This link has expired or was used already.';
export const invitationOver =
  'This invitation has expired, was cancelled or was used already. Ask whoever invited you for a new one.';
export const invitedAlready =
  'This address is invited already. Send that invitation again, or cancel it first.';
export const emailConfirmedAlready = 'Your email is confirmed already.';

export const tookTooLong = 'That took too long. Please enter your password again.';
export const passkeyRefused =
  'This passkey could not be checked, or was removed. Log in with your password instead.';
export const passkeyNotChecked = 'This passkey could not be checked. Please try again.';
export const passkeyAddedAlready = 'This passkey has been added already.';
export const tooManyPasskeys = ({ most }: { most: number }) =>
  `An account has ${most} passkeys at most. Remove one first.`;
export const passkeysNotPossible =
  'Passkeys need a site with a name and a secure connection. This one is reached by an IP address or without TLS.';
export const confirmAgain = 'Confirm with your password again: it has been more than ten minutes.';
export const secondFactorOffAlready = 'Two-step verification is off already.';
export const turnSecondFactorOnFirst =
  'Turn two-step verification on first: recovery codes come with it.';
export const beginWithNewCode = 'Begin again with a new QR code.';
export const codeNotRight =
  'This code is not right. Check the time on your device, and try the next code.';
export const hasAuthenticatorApp =
  'Your account has an authenticator app already. Remove it to set up another.';
export const wrongCode = 'This code is not right. Wait for the next one, then type that.';
export const usedCode = 'This code was used already. Wait for the next one, then type that.';
export const wrongRecoveryCode = 'This recovery code is not right, or it was used already.';
export const wrongPasskey = 'This passkey could not be checked. Try it again, or use another way.';

export const ownRole = 'Nobody changes their own role. Ask another owner of this shop.';
export const sellerCannotLeave = 'The shop is yours. You can delete it on the profile page.';
export const staffAlready = 'They work for this shop already. Change their role instead.';
export const ownAddressInvited = 'This is the address of the shop itself. Invite another one.';
export const tooManyStaff = ({ most }: { most: number }) =>
  `A shop has ${most} people on its staff at most, with those invited. Remove one first.`;
export const nameRequired = 'Enter the name your colleagues will see';
export const passwordOfKnown =
  'This is not your password. You already have a log-in here: use its password, or ask for a new one with “Forgot password”.';

// API keys, and writes that programs send again.
export const badKey = 'This API key does not exist, or was revoked. Make another one.';
export const keyExpired = 'This API key has expired. Make another one.';
export const notByKey =
  'This cannot be done with an API key, because it changes who has access. Log in to do it.';
type Scope = { scope: Permission | 'owner' | 'editor' | 'replies' };
const shopScopes = { owner: 'what owners do', editor: 'products', replies: 'enquiries' };
export const scopeRequired = ({ scope }: Scope) =>
  `This API key does not include ${{ ...permissionWords, ...shopScopes }[scope]}. Make one that does.`;
export const scopeNotYours = 'A key cannot do more than you can';
export const tooManyKeys = ({ most }: { most: number }) =>
  `You have ${most} API keys. Revoke one you do not use first.`;
export const badIdempotencyKey =
  'Idempotency-Key must be 1 to 255 characters, without blanks and marks of other scripts.';
export const idempotencyKeyReused =
  'This Idempotency-Key was used for another request before. Use a new one for each write.';
export const sameIsRunning = 'The same request is still running. Ask for its answer in a moment.';
export const answerWasLost =
  'This was saved, but its answer was lost. Check what was saved before you send it again with another key.';

export const tooManyWebhooks = ({ most }: { most: number }) =>
  `There are ${most} webhooks already. Delete one that is not used.`;
