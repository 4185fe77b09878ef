import { useSyncExternalStore } from 'react';
import type { CallAddress, CallInput, CallTypes, ListTypes } from '#contracts/calls/call.ts';
import { getHealth } from '#contracts/calls/operation/health.ts';
import { callPath, splitRoute } from '#domain/call-path.ts';
import * as texts from '#texts/back-office/controls.ts';
import { type CallFailure, type CallResult, callApi } from '../api-client.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { sendForm } from './form/send-form.ts';
import { doubtLine } from './line.ts';
import { noteDemand } from './second-factor/demand.ts';
import { endSession, readToken } from './session.ts';

/** A call that was refused or got no response: `failure` has text for the user. */
export type CallError = Error & { failure: CallFailure };

export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && 'failure' in error;
}

/** Returns the error to throw for a refused call. */
export const callError = (failure: CallFailure): CallError =>
  Object.assign(new Error(failure.message), { failure });

/** Returns the text for the user about any thrown error. */
export function messageOf(error: unknown): string {
  return isCallError(error) ? error.failure.message : texts.wentWrong;
}

/**
 * One page of rows. `capped` where there are more than were counted
 * (docs/behaviour/rules.md#counting); `next` is the cursor of the rows that follow, or null at the
 * end.
 */
export type Rows<Row> = { rows: Row[]; total: number; capped: boolean; next: string | null };

/** The calls of one back office to the API below `/api`. All reject with a {@link CallError}. */
export type Calls = {
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
  keepalive?: boolean;
};

/** How long a read may take before the line is looked at. */
const LATE_MS = 10_000;

/** Why the last call found that nothing can be saved, until one is answered that needs the database. */
type Saving = 'possible' | 'database-away' | 'maintenance';
let saving: Saving = 'possible';
const listeners = new Set<() => void>();

function noteSaving(next: Saving): void {
  if (next === saving) return;
  saving = next;
  for (const listener of [...listeners]) listener();
}

/** Returns why nothing can be saved at present, as far as calls have told. */
export const useSaving = (): Saving =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => saving,
    () => 'possible',
  );

const loggedOut: CallFailure = {
  status: 401,
  code: 'logged-out',
  message: texts.loggedOut,
};

/**
 * Creates calls with the token of `role`. Where the server refuses the token, the session ends.
 */
export function createCalls(role: BackOfficeRole): Calls {
  const isPrivate = ({ route }: CallAddress) => splitRoute(route).path.startsWith(`/${role.role}/`);
  function settle<T>(
    call: CallAddress,
    result: CallResult<T>,
    sent = '',
  ): Extract<CallResult<T>, { ok: true }> {
    if (result.ok) {
      // Public reads are kept through an outage.
      if (isPrivate(call) || call.route === getHealth.route) noteSaving('possible');
      return result;
    }
    const { status, code, message } = result.failure;
    if (status === 0) void doubtLine();
    if (code === 'database-away' || code === 'maintenance') noteSaving(code);
    // The token may have changed: a refusal of the old one says nothing about the new one.
    if (status === 401 && sent === token()) endSession(role, sent === '' ? null : message);
    if (code === 'second-factor-required') noteDemand(token());
    throw callError(result.failure);
  }
  const token = () => readToken(role) ?? '';
  async function ask<T extends CallTypes>(
    call: CallAddress<T>,
    input: CallInput<T>,
    signal?: AbortSignal,
  ) {
    // A screen may go on calling while a log-out removes it.
    if (token() === '' && isPrivate(call)) {
      return settle<T['response']>(call, { ok: false, failure: loggedOut });
    }
    const options = { token: token(), ...(signal && { signal }) };
    const late = setTimeout(doubtLine, LATE_MS);
    try {
      return settle(call, await callApi(call, input, options), options.token);
    } finally {
      clearTimeout(late);
    }
  }

  return {
    read: async (call, input, signal) => (await ask(call, input, signal)).data,
    async readPage(call, input, signal) {
      const { data, headers } = await ask(call, input, signal);
      return pageOf(data, headers);
    },
    async send(call, input, { onProgress, signal, keepalive = false } = {}) {
      const common = { token: token(), ...(signal && { signal }) };
      const { form } = input;
      const { method } = splitRoute(call.route);
      const result = form
        ? await sendForm<NonNullable<(typeof call)['types']>['response']>(
            callPath(call, input),
            form,
            { ...common, method, onProgress },
          )
        : await callApi(call, input, { ...common, keepalive });
      return settle(call, result, common.token).data;
    },
  };
}

function pageOf<Row>(rows: Row[], headers: Headers): Rows<Row> {
  const count = headers.get('X-Total-Count') ?? String(rows.length);
  const next = /[?&]after=([\w-]+)/.exec(headers.get('Link') ?? '')?.[1] ?? null;
  return { rows, total: Number.parseInt(count, 10), capped: count.endsWith('+'), next };
}
