import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
} from '#contracts/calls/privacy.ts';
import type { AppContext } from '#services/app-context.ts';
import { erasePerson } from '#services/privacy/erase-person.ts';
import { exportPerson, findPerson } from '#services/privacy/export-person.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/**
 * The stored data of a person, by e-mail address or phone number, which are in the body, since URLs are
 * logged.
 */
export function adminPrivacy(app: Api, context: AppContext): void {
  endpoint(app, findPersonalData, (request) => findPerson(context, request.body));

  endpoint(app, exportPersonalData, (request) =>
    exportPerson(context, requireAdmin(request), request.body),
  );

  endpoint(app, erasePersonalData, async (request) => {
    await erasePerson(context, requireAdmin(request), request.body);
    return ok('All personal data was erased.');
  });
}
