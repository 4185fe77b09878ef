import { ReportInput } from '#contracts/reports/report.ts';
import type { AppContext } from '#services/app-context.ts';
import { isFailure } from '#services/failure.ts';
import { limitRate } from '#services/limit-rate.ts';
import { leaveReport } from '#services/reports/leave-report.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { refuseCrossSite } from '../refuse-cross-site.ts';

const LARGEST_BODY = 20_000;

/**
 * The form of the page on which shoppers report something, as browsers without scripts send it; with
 * them, the page makes the call. Leads back to the page, which says what became of it.
 */
export function reportForm(root: Api, context: AppContext): void {
  root.register(async (app: Api) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_BODY },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    refuseCrossSite(app, context);

    app.post('/report', { config: { policy: 'anyone' } }, async (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const filled = Object.fromEntries([...sent].filter(([, value]) => value.trim() !== ''));
      const problem = await problemOf(filled, context, () => clientNetwork(request));
      const back = new URLSearchParams();
      for (const [name, field] of [
        ['product', 'productId'],
        ['seller', 'sellerId'],
      ] as const) {
        if (filled[field]) back.set(name, filled[field].slice(0, 40));
      }
      back.set(problem === null ? 'sent' : 'problem', problem ?? '1');
      return reply
        .code(303)
        .headers({ location: `/report?${back}`, 'cache-control': 'no-store' })
        .send();
    });
  });
}

/** Stores the report; returns null, or what the page then says by this name. */
async function problemOf(
  filled: Record<string, string>,
  context: AppContext,
  network: () => string,
): Promise<string | null> {
  const parsed = ReportInput.safeParse(filled);
  if (!parsed.success) {
    return String(parsed.error.issues[0]?.path[0] ?? 'form');
  }
  try {
    await limitRate(context, 'report-address', network());
    await leaveReport(context, parsed.data);
    return null;
  } catch (error) {
    if (isFailure(error) && error.status === 429) return 'later';
    if (isFailure(error) && error.status === 404) return 'gone';
    throw error;
  }
}
