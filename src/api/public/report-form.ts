import { ReportInput } from '#contracts/reports/report.ts';
import type { AppContext } from '#services/app-context.ts';
import { isFailure } from '#services/failure.ts';
import { limitRate } from '#services/limit-rate.ts';
import { leaveReport } from '#services/reports.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../network/client-network.ts';
import { takePageForm } from './page-form.ts';

/** Of a form filled to its limits in any script, each letter of which is sent as nine characters. */
const LARGEST_BODY = 20_000;

/**
 * The form of the page on which shoppers report something, as browsers without scripts send it; with
 * them, the page makes the call.
 */
export function reportForm(root: Api, context: AppContext): void {
  takePageForm(root, context, {
    page: '/report',
    largestBody: LARGEST_BODY,
    async receive(form, request) {
      const filled = Object.fromEntries([...form].filter(([, value]) => value.trim() !== ''));
      const problem = await problemOf(filled, context, () => clientNetwork(request));
      const { productId = '', sellerId = '' } = filled;
      return {
        ...about(productId, sellerId),
        ...(problem === null ? { sent: '1' } : { problem }),
      };
    },
    tooLarge: (sentFrom) => ({
      ...about(sentFrom.get('product') ?? '', sentFrom.get('seller') ?? ''),
      problem: 'long',
    }),
  });
}

/** What the page is about, in its address. */
const about = (product: string, seller: string) => ({
  ...(product !== '' && { product: product.slice(0, 40) }),
  ...(seller !== '' && { seller: seller.slice(0, 40) }),
});

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
