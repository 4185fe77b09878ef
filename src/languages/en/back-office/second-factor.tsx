import type { ReactNode } from 'react';

export const twoStepVerification = 'Two-step verification';
export const notForSupport = 'Only the seller itself can change this, not support.';
export const on = 'On';
export const off = 'Off';
export const passwordIsNotEnough = 'Your password alone is not enough to log in.';
export const withItSafer = 'With it, a stolen password is not enough to log in.';
export const lastWayStays =
  'Admins need two-step verification here: the last way cannot be removed.';
export const setUpOneOfThese =
  'Admins need two-step verification here: set up one of these to go on.';
export const setUpTitle = 'Set up two-step verification';
export const setUpToGoOn = (site: string) =>
  `Admins of ${site} log in with more than a password. Set up one of these ways, then go on.`;
export const continueToBackOffice = 'Continue to the back office';

// When something was added and used.
export const addedAndUsed = ({ added, used }: { added: string; used: string }) =>
  `Added ${added}, last used ${used}`;
export const addedNotUsed = (added: string) => `Added ${added}, not used yet`;

// Authenticator apps.
export const authenticatorApp = 'Authenticator app';
export const appHint = 'Six digits from an app on your phone, new every half minute.';
export const setUpApp = 'Set up an app';
export const setUpAppTitle = 'Set up an authenticator app';
export const scanThis =
  'Scan this with an app such as Aegis, 1Password, Google or Microsoft Authenticator.';
/** Where there is a link that opens it. */
export const onThisPhone =
  'On this phone already? Open the app from here, or copy the key into it.';
export const qrCode = 'QR code of the key below, for your authenticator app';
export const keyToType = 'Key, to type';
/** A link that opens the app on this phone. */
export const openInApp = 'Open in your authenticator app';
export const copyKey = 'Copy the key';
export const codeShownNow = 'Code that the app shows now';
export const turnOn = 'Turn on';
export const checking = 'Checking...';
export const appIsSetUp = 'Your authenticator app is set up';
export const remove = 'Remove';
export const removeApp = 'Remove the authenticator app';
export const removeAppTitle = 'Remove the authenticator app?';
export const removeAppText = 'You can no longer log in with its codes.';
export const appIsRemoved = 'The authenticator app is removed';

// Passkeys.
export const passkeys = 'Passkeys';
export const yourPasskeys = 'Your passkeys';
export const passkeyHint = 'Your fingerprint, face, screen lock or a security key.';
export const addPasskey = 'Add a passkey';
export const passkeyText =
  'Your fingerprint, face, screen lock or security key then opens your account. The passkey stays with your device or password manager; we never see it.';
export const passkeyName = 'Name';
export const passkeyNameExample = 'Work laptop';
export const passkeyNameHint = 'To recognise it in the list.';
export const createPasskey = 'Create passkey';
export const waitingForDevice = 'Waiting for your device…';
export const passkeyIsAdded = 'The passkey is added';
export const renamePasskey = 'Rename passkey';
export const rename = 'Rename';
export const renaming = 'Renaming...';
export const passkeyIsRenamed = 'The passkey is renamed';
export const renameOne = (passkey: string) => `Rename ${passkey}`;
export const removeOne = (passkey: string) => `Remove ${passkey}`;
export const removePasskeyTitle = (passkey: string) => `Remove “${passkey}”?`;
export const removePasskeyText =
  'It cannot be used to log in here any more. Your device may go on offering it: remove it there too.';
export const passkeyIsRemoved = 'The passkey is removed';
export const passkeysNeedName =
  'Passkeys need a site with a name and a secure connection. This one is reached by an IP address or without TLS.';
export const passkeysOnlyAt = (address: string) => `Passkeys can be used at ${address} only.`;
export const browserHasNoPasskeys = 'This browser cannot use passkeys.';

// What went wrong with one.
export const notConfirmed = 'Nothing was confirmed: it was cancelled, or it took too long.';
export const cancelled = 'It was cancelled.';
export const hasPasskeyAlready = 'This device has a passkey for your account already.';
export const notAtThisAddress = 'Passkeys cannot be used at this address.';
export const wrongKindOfDevice = 'This device cannot make passkeys of the kind that is needed.';
export const passkeyNotUsed =
  'The passkey could not be used. Please try again, or use another way.';

// Recovery codes.
export const recoveryCodes = 'Recovery codes';
/** `left` says how many, and may be marked. */
export const codesLeft = ({ left, total }: { left: number; total: number }) =>
  `${left} of ${total} left`;
export const codesState = ({ left, drawn }: { left: ReactNode; drawn: string }) => (
  <>
    {left}, created {drawn}. Each lets you in once.
  </>
);
export const createNewCodes = 'Create new codes';
export const renewCodesTitle = 'Create new recovery codes?';
export const renewCodesText = 'You get ten new ones. The old ones, used or not, no longer work.';
export const codesAreRenewed = 'Your old recovery codes no longer work';
export const keepCodesTitle = 'Save your recovery codes';
export const keepCodesText =
  'Each lets you in once if you lose your phone or passkey. They are shown only once: save them where you keep your passwords.';
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'This browser did not allow copying. Select the text instead.';
export const download = 'Download';
// In the downloaded file.
export const codesFor = ({ site, host }: { site: string; host: string }) =>
  `Recovery codes for ${site} (${host}).`;
export const eachWorksOnce = 'Each works once, in place of a code or a passkey.';
export const haveYouKept = 'Have you saved your codes?';
export const notShownAgain = 'They cannot be shown again. Without them a lost phone locks you out.';
export const haveKept = 'I have saved them';
export const showAgain = 'Show them again';

// Turning it off.
export const turnOffAll = 'Turn off two-step verification';
export const turnOffTitle = 'Turn off two-step verification?';
export const turnOffText =
  'The authenticator app, all passkeys and the recovery codes are removed. Then your password alone is enough to log in.';
export const turnOff = 'Turn off';
export const isOff = 'Two-step verification is off';

// The question of who one is, at a log-in and before changes.
export const isItYou = 'Is it you?';
export const showAccountIsYours =
  'What you are about to do changes who can get into this account. Confirm that it is yours.';
export const showItIsYou =
  'Confirm that it is you with your fingerprint, face, screen lock or security key.';
export const usePasskey = 'Use a passkey';
export const waitingForPasskey = 'Waiting for your passkey…';
export const signInByPasskey = 'Sign in with a passkey';
export const useCode = 'Use a code from your app';
export const usePassword = 'Use your password';
export const useRecoveryCode = 'Use a recovery code';
export const backToPassword = 'Back to the password';
export const passkeysNotHere = 'Your passkeys cannot be used at this address or in this browser.';
export const password = 'Password';
export const passwordRequired = 'Password is required';
export const code = 'Code';
export const codeFromApp = 'Code from your authenticator app';
export const codeRequired = 'Type the six digits that your app shows';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Sixteen letters and digits from your list. Each works once.';
export const recoveryCodeRequired = 'Recovery code is required';
export const continueOn = 'Continue';
