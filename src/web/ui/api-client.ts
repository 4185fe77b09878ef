import type { CallAddress, CallInput, CallTypes } from '#contracts/calls/call.ts';
import type { Failure } from '#contracts/response.ts';
import { callPath, splitRoute } from '#domain/call-path.ts';

/** The failure of a call: `status` is 0 where no response came. */
export type CallFailure = Failure & { status: number; retryAfter?: number };

export type CallResult<T> =
  | { ok: true; data: T; headers: Headers }
  | { ok: false; failure: CallFailure };

type CallOptions = { token?: string; signal?: AbortSignal };

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

function send<T>(
  call: CallAddress,
  { body, ...input }: CallInput,
  options: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<CallResult<T>> {
  const { method } = splitRoute(call.route);
  return sendTo(`/api${callPath(call, input)}`, method, body, options, read);
}

async function sendTo<T>(
  url: string,
  method: string,
  body: unknown,
  { token, signal }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<CallResult<T>> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
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

/** A JSON call by its path, where the call is not declared yet. */
export async function callPathOf<T>(
  path: string,
  options: { method?: string; body?: unknown; token?: string; signal?: AbortSignal } = {},
): Promise<CallResult<T>> {
  const { method = 'GET', body, token, signal } = options;
  return sendTo(
    `/api${path}`,
    method,
    body,
    { ...(token && { token }), ...(signal && { signal }) },
    (response) => response.json(),
  );
}

/** The failure of a call without a response. */
export const connectionLost: CallFailure = {
  status: 0,
  code: 'no-connection',
  message: 'The connection was lost. Please check it and try again.',
};

function noAnswer(): CallFailure {
  if (navigator.onLine) return connectionLost;
  return {
    ...connectionLost,
    message: 'You are offline. Please try again once you are connected.',
  };
}

const NO_ANSWER = 'Something went wrong on our side. Please try again in a moment.';

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
    message: told.message ?? NO_ANSWER,
    ...(told.fields && { fields: told.fields }),
    ...(wait > 0 && { retryAfter: wait }),
  };
}
