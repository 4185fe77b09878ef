import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import type { Visitor } from './visitor.ts';

/** Accounts of the demo have well-known passwords; their addresses can exist nowhere else. */
const isDemoEmail = (email: string) => email.endsWith('.example');

/** Throws 403 for a demo account unless the request comes from this machine. */
export function refuseDemoAccount(
  context: Pick<AppContext, 'refuseDemoAccounts'>,
  { email }: { email: string },
  { isLocal }: Visitor,
): void {
  if (!isDemoEmail(email) || (isLocal && !context.refuseDemoAccounts)) return;
  throw failure(
    403,
    'demo-account',
    'Demo accounts cannot be used here, since this marketplace can be reached from outside.',
  );
}
