import { z } from 'zod';
import { AccountDeletion } from '#contracts/account.ts';
import { Id } from '#contracts/id.ts';
import { PersonalExport } from '#contracts/privacy.ts';
import { Done } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { deleteOwnAccount } from '#services/privacy/erase-person.ts';
import { exportOwnData } from '#services/privacy/export-person.ts';
import type { Api } from '../app.ts';
import { requireSeller } from '../require-actor.ts';

const config = { policy: 'that-seller', owner: 'userId' } as const;
const tags = ['seller'];
const params = z.object({ userId: Id });

/** A seller's own data: to take along, and to be erased. */
export function ownData(app: Api, context: AppContext): void {
  app.get(
    '/seller/export-data/:userId',
    {
      config,
      schema: {
        tags,
        summary: 'Everything that is kept of this seller',
        params,
        response: { 200: PersonalExport },
      },
    },
    (request) => exportOwnData(context, requireSeller(request)),
  );

  app.post(
    '/seller/delete-account/:userId',
    {
      config,
      schema: {
        tags,
        summary: 'Erase this account with all that belongs to it; this cannot be undone',
        params,
        body: AccountDeletion,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deleteOwnAccount(context, requireSeller(request), request.body.password);
      return { success: true as const, message: 'Your account was erased.' };
    },
  );
}
