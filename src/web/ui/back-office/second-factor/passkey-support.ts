import * as texts from '#texts/back-office/second-factor.tsx';
import { isCallError, messageOf } from '../calls.ts';

/** Returns why no passkey can be created on this page; null where one can. */
export function whyNoPasskeys(passkeyOrigin: string | null): string | null {
  if (passkeyOrigin === null) {
    return texts.passkeysNeedName;
  }
  if (location.origin !== passkeyOrigin) return texts.passkeysOnlyAt(passkeyOrigin);
  if (typeof PublicKeyCredential !== 'function') return texts.browserHasNoPasskeys;
  return null;
}

/** Returns the same without a call of the server, for a log-in. */
export function canUsePasskeysHere(): boolean {
  return 'passkeys' in document.documentElement.dataset;
}

const reasons: Record<string, string> = {
  NotAllowedError: texts.notConfirmed,
  AbortError: texts.cancelled,
  InvalidStateError: texts.hasPasskeyAlready,
  SecurityError: texts.notAtThisAddress,
  NotSupportedError: texts.wrongKindOfDevice,
};

/** Returns the text about a failed passkey: in the browser, on the device, or at the server. */
export function passkeyProblem(error: unknown): string {
  if (isCallError(error)) return messageOf(error);
  const name = error instanceof Error ? error.name : '';
  return reasons[name] ?? texts.passkeyNotUsed;
}
