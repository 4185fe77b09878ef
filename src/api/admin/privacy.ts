import { Erasure, PersonalData, PersonalExport, PersonQuery } from '#contracts/privacy.ts';
import { Done } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { erasePerson } from '#services/privacy/erase-person.ts';
import { exportPerson } from '#services/privacy/export-person.ts';
import { findPerson } from '#services/privacy/find-person.ts';
import type { Api } from '../app.ts';
import { requireAdmin } from '../require-actor.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];

/** What is kept of a person, by their address. It stands in the body, since addresses are logged. */
export function adminPrivacy(app: Api, context: AppContext): void {
  app.post(
    '/admin/find-personal-data',
    {
      config,
      schema: {
        tags,
        summary: 'What is kept of whoever has this e-mail address',
        body: PersonQuery,
        response: { 200: PersonalData },
      },
    },
    (request) => findPerson(context, request.body.email),
  );

  app.post(
    '/admin/export-personal-data',
    {
      config,
      schema: {
        tags,
        summary: 'All of it, to hand over to them',
        body: PersonQuery,
        response: { 200: PersonalExport },
      },
    },
    (request) => exportPerson(context, requireAdmin(request), request.body.email),
  );

  app.post(
    '/admin/erase-personal-data',
    {
      config,
      schema: {
        tags,
        summary: 'Erase all of it, a seller and its products included; this cannot be undone',
        body: Erasure,
        response: { 200: Done },
      },
    },
    async (request) => {
      await erasePerson(context, requireAdmin(request), request.body.email);
      return { success: true as const, message: 'Everything of this address was erased.' };
    },
  );
}
