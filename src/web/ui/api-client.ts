import type { Failure } from '#contracts/response.ts';

/** What a failed call is told as: `status` is 0 where no answer came at all. */
export type CallFailure = Failure & { status: number; retryAfter?: number };

export type CallResult<T> =
  | { ok: true; data: T; headers: Headers }
  | { ok: false; failure: CallFailure };

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
};

/**
 * Calls `path` below `/api` from the browser with a JSON body. Never rejects but when aborted:
 * refusals and lost connections come back as failures with words for the reader.
 */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<CallResult<T>> {
  const { method = 'GET', body, token, signal } = options;
  try {
    const response = await fetch(`/api${path}`, {
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
    return { ok: true, data: (await response.json()) as T, headers: response.headers };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, failure: noResponse() };
  }
}

/** Reads a file below `/api`; refusals come back as failures, like those of {@link callApi}. */
export async function callFile(path: string, token: string): Promise<CallResult<Blob>> {
  try {
    const response = await fetch(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    return { ok: true, data: await response.blob(), headers: response.headers };
  } catch {
    return { ok: false, failure: noResponse() };
  }
}

/** What a call is told where no answer came. */
export const connectionLost: CallFailure = {
  status: 0,
  code: 'no-connection',
  message: 'The connection was lost. Please check it and try again.',
};

function noResponse(): CallFailure {
  if (navigator.onLine) return connectionLost;
  return {
    ...connectionLost,
    message: 'You are offline. Please try again once you are connected.',
  };
}

const NO_ANSWER = 'Something went wrong on our side. Please try again in a moment.';

async function failureOf(response: Response): Promise<CallFailure> {
  const details: Partial<Failure> = await response.json().catch(() => ({}));
  return readFailure(response.status, details, response.headers.get('Retry-After'));
}

/** The failure that an answer of this status, body and `Retry-After` tells of. */
export function readFailure(
  status: number,
  details: Partial<Failure>,
  retryAfter: string | null,
): CallFailure {
  const wait = Number(retryAfter);
  return {
    status,
    code: details.code ?? 'failed',
    message: details.message ?? NO_ANSWER,
    ...(details.fields && { fields: details.fields }),
    ...(wait > 0 && { retryAfter: wait }),
  };
}
