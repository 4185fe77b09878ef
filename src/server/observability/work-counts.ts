import type { EndedStatement } from '#database/observe-statements.ts';
import { endedStatements } from '#database/observe-statements.ts';
import type { MediaStore } from '#media/store/store.ts';
import type { AppContext, Log } from '#services/app-context.ts';
import { rateLimited } from '#services/limit-rate.ts';
import { isGone, type PushSender } from '#services/notices/push-sender.ts';
import { clientErrors } from '#services/report-client-error.ts';
import { viewsLost } from '#services/views.ts';
import { createDurations, type Durations } from './request-counts.ts';
import { inSpan } from './spans.ts';

const storeActions = ['put', 'stat', 'open', 'remove'] as const;
type StoreAction = (typeof storeActions)[number];
type Outcomes = { done: number; failed: number };

/** What a process has done since its start, by kind. */
export type WorkNumbers = {
  renders: Durations & { failed: number };
  statements: Durations & { failed: number; slow: number };
  store: { [Action in StoreAction]: Outcomes };
  mails: Outcomes;
  /** Attempts to tell a device. */
  pushes: { sent: number; gone: number; failed: number };
  /** Refusals by rule. */
  rateLimited: { [rule: string]: number };
  clientErrors: number;
  /** Views of pages that were not counted, as too many waited. */
  viewsLost: number;
};

const LONGEST_TEXT = 1000;

/**
 * Counts what is done in this process, and puts it into spans where it is traced. Statements are
 * watched from the call of `watchStatements` on.
 */
export function createWorkCounts() {
  const [renders, statements] = [createDurations(), createDurations()];
  const failed = { renders: 0, statements: 0 };
  const mails = { done: 0, failed: 0 };
  const pushes = { sent: 0, gone: 0, failed: 0 };
  const store = Object.fromEntries(
    storeActions.map((action) => [action, { done: 0, failed: 0 }]),
  ) as Record<StoreAction, Outcomes>;
  const limited = new Map<string, number>();
  let [slow, errors, lost] = [0, 0, 0];

  const noteLimit = (message: unknown) => {
    const { rule } = message as { rule: string };
    limited.set(rule, (limited.get(rule) ?? 0) + 1);
  };
  rateLimited.subscribe(noteLimit);
  const noteClientError = () => {
    errors += 1;
  };
  clientErrors.subscribe(noteClientError);
  const noteLost = (message: unknown) => {
    lost += (message as { views: number }).views;
  };
  viewsLost.subscribe(noteLost);

  async function counted<T>(outcomes: Outcomes, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      outcomes.done += 1;
      return result;
    } catch (error) {
      outcomes.failed += 1;
      throw error;
    }
  }

  return {
    /** Renders a page. One with a status from 500 on counts as failed. */
    async render<T extends { status: number }>(work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      const made = await inSpan('render page', {}, work);
      renders.add((performance.now() - began) / 1000);
      if (made.status >= 500) failed.renders += 1;
      return made;
    },
    sendMail: (send: AppContext['sendMail']): AppContext['sendMail'] => {
      return (mail) => {
        const { requestId } = mail;
        const of = requestId === undefined ? {} : { 'dhow.request_id': requestId };
        return counted(mails, () => inSpan('send mail', of, () => send(mail), 'client'));
      };
    },
    push(given: PushSender): PushSender {
      return {
        ...given,
        async send(to, message) {
          try {
            const status = await inSpan('send push', {}, () => given.send(to, message), 'client');
            pushes[status < 300 ? 'sent' : isGone(status) ? 'gone' : 'failed'] += 1;
            return status;
          } catch (error) {
            pushes.failed += 1;
            throw error;
          }
        },
      };
    },
    store(given: MediaStore): MediaStore {
      const observed = <A extends StoreAction>(action: A) =>
        ((...args: never[]) =>
          counted(store[action], () =>
            inSpan(
              `store ${action}`,
              {},
              () => (given[action] as (...args: never[]) => Promise<unknown>)(...args),
              'client',
            ),
          )) as MediaStore[A];
      return {
        ...given,
        put: observed('put'),
        stat: observed('stat'),
        open: observed('open'),
        remove: observed('remove'),
      };
    },
    /** Counts statements, and logs those that take `slowMs` or longer (0: none). */
    watchStatements(log: Pick<Log, 'warn'>, slowMs: number): () => void {
      const note = (message: unknown) => {
        const {
          text,
          name,
          askedAt,
          sentAt,
          endedAt,
          failed: isFailed,
        } = message as EndedStatement;
        statements.add((endedAt - sentAt) / 1000);
        if (isFailed) failed.statements += 1;
        if (slowMs === 0 || endedAt - sentAt < slowMs) return;
        slow += 1;
        const said = text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT);
        const [took, waited] = [endedAt - sentAt, sentAt - askedAt].map(Math.round);
        log.warn({ statement: said, name, took, waited, failed: isFailed }, 'a slow statement');
      };
      endedStatements.subscribe(note);
      return () => void endedStatements.unsubscribe(note);
    },
    read: (): WorkNumbers => ({
      renders: { ...renders.read(), failed: failed.renders },
      statements: { ...statements.read(), failed: failed.statements, slow },
      store,
      mails,
      pushes,
      rateLimited: Object.fromEntries(limited),
      clientErrors: errors,
      viewsLost: lost,
    }),
    stop(): void {
      rateLimited.unsubscribe(noteLimit);
      clientErrors.unsubscribe(noteClientError);
      viewsLost.unsubscribe(noteLost);
    },
  };
}

export type WorkCounts = ReturnType<typeof createWorkCounts>;
