import type { CallAddress, CallInput, CallTypes } from '#contracts/calls/call.ts';
import type { Failure } from '#contracts/response.ts';
import { callPath, splitRoute } from '#domain/call-path.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/ui/calls.ts';

/** The failure of a call: `status` is 0 where no response came. */
export type CallFailure = Failure & { status: number; retryAfter?: number };

export type CallResult<T> =
  | { ok: true; data: T; headers: Headers }
  | { ok: false; failure: CallFailure };

type CallOptions = {
  token?: string;
  signal?: AbortSignal;
  /** Is sent even where the page is left meanwhile; its body is small. */
  keepalive?: boolean;
};

/**
 * Makes a call from the browser, with a JSON body if any. Rejects only when aborted: refusals and
 * lost connections are returned as failures with text for the user.
 */
export function callApi<T extends CallTypes>(
  call: CallAddress<T>,
  input: CallInput<T>,
  options: CallOptions = {},
): Promise<CallResult<T['response']>> {
  return send(call, input, options, (response) => response.json());
}

/** Makes a call that returns a file. Failures come back as those of {@link callApi}. */
export function callFile<T extends CallTypes & { response: Blob }>(
  call: CallAddress<T>,
  input: CallInput<T>,
  options: CallOptions = {},
): Promise<CallResult<Blob>> {
  return send(call, input, options, (response) => response.blob());
}

async function send<T>(
  call: CallAddress,
  { body, ...input }: CallInput,
  { token, signal, keepalive = false }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<CallResult<T>> {
  const { method } = splitRoute(call.route);
  try {
    const response = await fetch(`/api${callPath(call, input)}`, {
      method,
      keepalive,
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    return { ok: true, data: await read(response), headers: response.headers };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, failure: noAnswer() };
  }
}

/** The failure of a call without a response. */
export const connectionLost: CallFailure = {
  status: 0,
  code: 'no-connection',
  message: texts.connectionLost,
};

function noAnswer(): CallFailure {
  if (navigator.onLine) return connectionLost;
  return { ...connectionLost, message: texts.offline };
}

async function failureOf(response: Response): Promise<CallFailure> {
  const told: Partial<Failure> = await response.json().catch(() => ({}));
  return readFailure(response.status, told, response.headers.get('Retry-After'));
}

/** Returns the failure for a response of this status, body and `Retry-After`. */
export function readFailure(
  status: number,
  told: Partial<Failure>,
  retryAfter: string | null,
): CallFailure {
  const wait = Number(retryAfter);
  return {
    status,
    code: told.code ?? 'failed',
    message: told.message ?? texts.noAnswer,
    ...(told.fields && { fields: told.fields }),
    ...(told.challenge && { challenge: told.challenge }),
    ...(wait > 0 && { retryAfter: wait }),
  };
}
