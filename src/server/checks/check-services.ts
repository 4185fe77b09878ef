import { createHmac } from 'node:crypto';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Config } from '../config/read-config.ts';
import { checkMail } from './check-mail.ts';
import { checkStore } from './check-store.ts';
import { ServiceFault, waitForService } from './service-fault.ts';

type Services = Pick<AppContext, 'db' | 'store' | 'tokenSecret' | 'log'>;

type Service = {
  name: 'object storage' | 'mail server';
  /** What the check depends on. */
  settings: unknown;
  check: () => Promise<void>;
};

/**
 * Checks the store of media and the mail server before anything is served, waiting for them a while.
 * Throws the sentence of whichever cannot be used. One that is only away, with settings that have worked
 * before, does not stop the start: uploads are refused and mails wait until it is back.
 */
export async function checkServices(config: Config, services: Services): Promise<void> {
  const { s3, smtpUrl } = config;
  const { store } = services;
  if (s3 === null) await checkStore(store, null);
  const used: Service[] = [];
  if (s3 !== null) {
    used.push({ name: 'object storage', settings: s3, check: () => checkStore(store, s3) });
  }
  if (smtpUrl !== null) {
    used.push({ name: 'mail server', settings: smtpUrl, check: () => checkMail(smtpUrl) });
  }
  const mostMs = config.startWaitMs;
  const results = await Promise.allSettled(used.map((each) => checkOne(each, services, mostMs)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function checkOne(
  { name, settings, check }: Service,
  { db, tokenSecret, log }: Services,
  mostMs: number,
): Promise<void> {
  const state = `worked: ${name}`;
  // Not to be guessed from the database, since the settings contain passwords.
  const digest = createHmac('sha256', tokenSecret).update(JSON.stringify(settings)).digest('hex');
  const hasWorked = (await findSiteState(db, state)) === digest;
  const mayPass = (error: unknown) => error instanceof ServiceFault && error.mayPass;
  try {
    await waitForService(check, {
      mostMs: hasWorked ? 0 : mostMs,
      mayPass,
      tell: (error) => log.warn({ err: error }, `waiting for the ${name}`),
    });
    if (!hasWorked) await setSiteState(db, state, digest);
  } catch (error) {
    if (!hasWorked || !mayPass(error)) throw error;
    log.error({ err: error }, `the ${name} is away; its settings have worked before`);
  }
}
