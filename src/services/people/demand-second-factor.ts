import { demandSecondFactor as call } from '#contracts/calls/people.ts';
import type { Database } from '#database/database.ts';
import type { AccountRole } from '#database/queries/accounts/accounts.ts';
import {
  ADMINS_NEED_SECOND_FACTOR,
  deleteSiteState,
  findSiteState,
  setSiteState,
} from '#database/queries/site-state.ts';
import type { Actor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { writeAs } from '../write.ts';

/** Whether accounts of this role must have a second factor, by the settings of the server or by an owner. */
export async function isDemanded(
  { requireAdminSecondFactor }: Pick<AppContext, 'requireAdminSecondFactor'>,
  db: Database,
  role: AccountRole,
): Promise<boolean> {
  if (role !== 'admin') return false;
  return requireAdminSecondFactor || (await findSiteState(db, ADMINS_NEED_SECOND_FACTOR)) === '1';
}

/** Says whether admins need a second factor. 409 where the settings of the server demand it. */
export async function demandSecondFactor(
  context: AppContext,
  actor: Extract<Actor, { role: 'admin' }>,
  required: boolean,
): Promise<void> {
  if (context.requireAdminSecondFactor) {
    throw failure(
      409,
      'set-by-server',
      toAdmins(
        'The settings of the server demand it (REQUIRE_ADMIN_2FA). Remove it there to decide here.',
      ),
    );
  }
  await writeAs(context, actor, call, async (db) => {
    const before = await isDemanded(context, db, 'admin');
    if (before === required) return;
    if (required) await setSiteState(db, ADMINS_NEED_SECOND_FACTOR, '1');
    else await deleteSiteState(db, ADMINS_NEED_SECOND_FACTOR);
    await audit(db, actor, {
      action: 'demand-second-factor',
      entity: 'setting',
      entityId: ADMINS_NEED_SECOND_FACTOR,
      before: { required: before },
      after: { required },
    });
  });
}
