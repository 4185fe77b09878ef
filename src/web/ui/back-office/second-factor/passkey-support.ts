import { isCallError, messageOf } from '../calls.ts';

/** Returns why no passkey can be created on this page; null where one can. */
export function whyNoPasskeys(passkeyOrigin: string | null): string | null {
  if (passkeyOrigin === null) {
    return 'Passkeys need a site with a name and a secure connection. This one is reached by an IP address or without TLS.';
  }
  if (location.origin !== passkeyOrigin) return `Passkeys can be used at ${passkeyOrigin} only.`;
  if (typeof PublicKeyCredential !== 'function') return 'This browser cannot use passkeys.';
  return null;
}

/** Returns the same without a call of the server, for a log-in. */
export function canUsePasskeysHere(): boolean {
  return 'passkeys' in document.documentElement.dataset;
}

const reasons: Record<string, string> = {
  NotAllowedError: 'Nothing was confirmed: it was cancelled, or it took too long.',
  AbortError: 'It was cancelled.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys cannot be used at this address.',
  NotSupportedError: 'This device cannot make passkeys of the kind that is needed.',
};

/** Returns the text about a failed passkey: in the browser, on the device, or at the server. */
export function passkeyProblem(error: unknown): string {
  if (isCallError(error)) return messageOf(error);
  const name = error instanceof Error ? error.name : '';
  return reasons[name] ?? 'The passkey could not be used. Please try again, or use another way.';
}
