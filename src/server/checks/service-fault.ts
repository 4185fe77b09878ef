import { setTimeout as wait } from 'node:timers/promises';

/**
 * Why a service that the settings name cannot be used: a sentence that says what to do. `mayPass` where
 * the settings may be right and the service is not there at present.
 */
export class ServiceFault extends Error {
  mayPass: boolean;
  constructor(sentence: string, mayPass: boolean, cause?: unknown) {
    super(sentence, { cause });
    this.mayPass = mayPass;
  }
}

/** Returns an error and its causes, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let next = error; next instanceof Error && causes.length < 10; next = next.cause) {
    causes.push(next);
    if (next instanceof AggregateError && next.errors[0] instanceof Error) {
      causes.push(next.errors[0]);
    }
  }
  return causes;
}

/** Returns the code that the network or TLS gave, such as ECONNREFUSED, or ''. */
export function networkCodeOf(error: unknown): string {
  const codes = causesOf(error).map(({ code }: NodeJS.ErrnoException) => code);
  return codes.find((code) => NETWORK.test(code ?? '')) ?? '';
}

const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+|\w*CERT\w*|ERR_TLS\w*|ERR_SSL\w*|UNABLE_TO_\w+|SELF_SIGNED\w*)$/;

/** Whether a code says that the certificate of a service is not trusted, which waiting does not change. */
export const isCertificateFault = (code: string): boolean =>
  /CERT|^ERR_(TLS|SSL)|^UNABLE_TO_/.test(code);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2500;

/**
 * Does `work` again while it fails in a way that may pass, for `mostMs` at most, so that what is started
 * together may come up in any order. `tell` hears once what is waited for.
 */
export async function waitForService<T>(
  work: () => Promise<T>,
  {
    mostMs,
    mayPass,
    tell,
  }: { mostMs: number; mayPass: (error: unknown) => boolean; tell: (error: unknown) => void },
): Promise<T> {
  const latest = performance.now() + mostMs;
  let pause = FIRST_PAUSE_MS;
  for (let told = false; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || performance.now() + pause > latest) throw error;
      if (!told) tell(error);
      told = true;
      await wait(pause);
    }
  }
}
