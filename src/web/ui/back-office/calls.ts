import type { CallAddress, CallInput, CallTypes, ListTypes } from '#contracts/calls/call.ts';
import { callPath, splitRoute } from '#domain/call-path.ts';
import { queryString } from '../addresses.ts';
import { type CallFailure, type CallResult, callApi, callPathOf } from '../api-client.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { sendForm } from './form/send-form.ts';
import { noteDemand } from './second-factor/demand.ts';
import { endSession, readToken } from './session.ts';

/** A call that was refused or got no response: `failure` has text for the user. */
export type CallError = Error & { failure: CallFailure };

export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && 'failure' in error;
}

/** Returns the text for the user about any thrown error. */
export function messageOf(error: unknown): string {
  return isCallError(error)
    ? error.failure.message
    : 'Something went wrong on this page. Please reload it and try again.';
}

/**
 * One page of rows. `capped` where there are more than were counted
 * (docs/behaviour/rules.md#counting); `next` is the cursor of the rows that follow, or null at the
 * end.
 */
export type Rows<Row> = { rows: Row[]; total: number; capped: boolean; next: string | null };

export type Params = Record<string, string | number | undefined>;

/**
 * The input of `write`: a method, and a body or a multipart form with a callback of its progress.
 */
export type Write = {
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  form?: FormData;
  /** Called with the share that has been uploaded, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal;
};

/** The calls of one back office to the API below `/api`. All reject with a {@link CallError}. */
export type Calls = {
  get<T>(path: string, params?: Params, signal?: AbortSignal): Promise<T>;
  list<Row>(path: string, params?: Params, signal?: AbortSignal): Promise<Rows<Row>>;
  /** Sends once: a write is never repeated by itself. Returns the whole `{ message, data }`. */
  write<T>(path: string, write: Write): Promise<T>;

  read<T extends CallTypes>(
    call: CallAddress<T>,
    input: CallInput<T>,
    signal?: AbortSignal,
  ): Promise<T['response']>;
  readPage<T extends ListTypes>(
    call: CallAddress<T>,
    input: CallInput<T>,
    signal?: AbortSignal,
  ): Promise<Rows<T['response'][number]>>;
  /** Sends once: a write is never repeated by itself. */
  send<T extends CallTypes>(
    call: CallAddress<T>,
    input: CallInput<T>,
    options?: SendOptions,
  ): Promise<T['response']>;
};

/** `onProgress` is called with the share of a form that has been uploaded, 0 to 1. */
export type SendOptions = {
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const loggedOut: CallFailure = {
  status: 401,
  code: 'logged-out',
  message: 'You are logged out. Please log in again.',
};

/**
 * Creates calls with the token of `role`. Where the server refuses the token, the session ends.
 */
export function createCalls(role: BackOfficeRole): Calls {
  function settle<T>(result: CallResult<T>, sent = ''): Extract<CallResult<T>, { ok: true }> {
    if (result.ok) return result;
    const { status, code, message } = result.failure;
    // The token may have changed: a refusal of the old one says nothing about the new one.
    if (status === 401 && sent === token()) endSession(role, sent === '' ? null : message);
    if (code === 'second-factor-required') noteDemand(token());
    throw Object.assign(new Error(result.failure.message), { failure: result.failure });
  }
  const token = () => readToken(role) ?? '';
  const isPrivate = (path: string) => path.startsWith(`/${role.role}/`);
  async function read<T>(path: string, params: Params = {}, signal?: AbortSignal) {
    // A screen may go on calling while a log-out removes it.
    if (token() === '' && isPrivate(path)) return settle<T>({ ok: false, failure: loggedOut });
    const options = { token: token(), ...(signal && { signal }) };
    return settle(await callPathOf<T>(path + queryString(params), options), options.token);
  }

  async function ask<T extends CallTypes>(
    call: CallAddress<T>,
    input: CallInput<T>,
    signal?: AbortSignal,
  ) {
    // A screen may go on calling while a log-out removes it.
    const isPrivateCall = isPrivate(splitRoute(call.route).path);
    if (token() === '' && isPrivateCall) {
      return settle<T['response']>({ ok: false, failure: loggedOut });
    }
    const options = { token: token(), ...(signal && { signal }) };
    return settle(await callApi(call, input, options), options.token);
  }

  return {
    read: async (call, input, signal) => (await ask(call, input, signal)).data,
    async readPage(call, input, signal) {
      const { data, headers } = await ask(call, input, signal);
      return pageOf(data, headers);
    },
    async send(call, input, { onProgress, signal } = {}) {
      const common = { token: token(), ...(signal && { signal }) };
      const { form } = input;
      const { method } = splitRoute(call.route);
      const result = form
        ? await sendForm<NonNullable<(typeof call)['types']>['response']>(
            callPath(call, input),
            form,
            { ...common, method, onProgress },
          )
        : await callApi(call, input, common);
      return settle(result, common.token).data;
    },
    get: async <T>(path: string, params?: Params, signal?: AbortSignal) =>
      (await read<T>(path, params, signal)).data,
    async list<Row>(path: string, params?: Params, signal?: AbortSignal) {
      const { data, headers } = await read<Row[]>(path, params, signal);
      return pageOf(data, headers);
    },
    async write<T>(path: string, { method, body, form, onProgress, signal }: Write) {
      const common = { method, token: token(), ...(signal && { signal }) };
      const result = form
        ? await sendForm<T>(path, form, { ...common, onProgress })
        : await callPathOf<T>(path, { ...common, ...(body !== undefined && { body }) });
      return settle(result, common.token).data;
    },
  };
}

function pageOf<Row>(rows: Row[], headers: Headers): Rows<Row> {
  const count = headers.get('X-Total-Count') ?? String(rows.length);
  const next = /[?&]after=([\w-]+)/.exec(headers.get('Link') ?? '')?.[1] ?? null;
  return { rows, total: Number.parseInt(count, 10), capped: count.endsWith('+'), next };
}
