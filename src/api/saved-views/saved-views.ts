import type { Role } from '#contracts/account.ts';
import { savedViewCalls } from '#contracts/calls/saved-views.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addSavedView,
  chooseColumns,
  chooseDefaultView,
  editSavedView,
  listSettingsOf,
  removeSavedView,
} from '#services/saved-views/saved-views.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireActor } from '../require-actor.ts';

/** The calls of saved views and columns, shared by sellers and admins. */
export function savedViews(app: Api, context: AppContext, role: Role): void {
  const calls = savedViewCalls[role];

  endpoint(app, calls.getListSettings, (request) =>
    listSettingsOf(context.db, requireActor(request)),
  );

  endpoint(app, calls.addView, async (request) =>
    done(said('viewSaved'), await addSavedView(context, requireActor(request), request.body)),
  );

  endpoint(app, calls.editView, async (request) => {
    const { params, body } = request;
    return done(
      said('viewSaved'),
      await editSavedView(context, requireActor(request), params.id, body),
    );
  });

  endpoint(app, calls.deleteView, async (request) => {
    await removeSavedView(context, requireActor(request), request.params.id);
    return ok(said('viewDeleted'));
  });

  endpoint(app, calls.chooseDefaultView, async (request) => {
    const { list, viewId } = request.body;
    await chooseDefaultView(context, requireActor(request), list, viewId);
    return ok(said('saved'));
  });

  endpoint(app, calls.chooseColumns, async (request) => {
    const { list, columns } = request.body;
    await chooseColumns(context, requireActor(request), list, columns);
    return ok(said('saved'));
  });
}
