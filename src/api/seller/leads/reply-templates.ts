import * as calls from '#contracts/leads/template-calls.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addReplyTemplate,
  editReplyTemplate,
  readReplyTemplates,
  removeReplyTemplate,
} from '#services/leads/reply-templates.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { requireSeller } from '../../require-actor.ts';

/** The templates of a seller's replies. */
export function replyTemplates(app: Api, context: AppContext): void {
  endpoint(app, calls.getReplyTemplates, ({ params }) =>
    readReplyTemplates(context.db, params.userId),
  );

  endpoint(app, calls.addReplyTemplate, async (request) => {
    const template = await addReplyTemplate(context, requireSeller(request), request.body);
    return done(said('templateAdded'), template);
  });

  endpoint(app, calls.editReplyTemplate, async (request) => {
    const { params, body } = request;
    const actor = requireSeller(request);
    return done(
      said('templateSaved'),
      await editReplyTemplate(context, actor, params.templateId, body),
    );
  });

  endpoint(app, calls.deleteReplyTemplate, async (request) => {
    await removeReplyTemplate(context, requireSeller(request), request.params.templateId);
    return ok(said('templateDeleted'));
  });
}
