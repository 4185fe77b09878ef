import { SiteConfig } from '#contracts/site-config.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';

/** The static content that an operator may set (docs/behaviour/rules.md#site-configuration). */
export function siteConfiguration(app: Api, context: AppContext): void {
  app.get(
    '/site',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary: 'Name, address, numbers and terms of the marketplace',
        response: { 200: SiteConfig },
      },
    },
    async (_request, reply) => {
      reply.tags.add('site');
      return context.site;
    },
  );
}
