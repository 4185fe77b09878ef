import type { Work } from '#contracts/leads/work.ts';
import { isWithin, type Limited, limitRate, pressureOf } from '../limit-rate.ts';
import { requireWork } from './proof-of-work.ts';

/** Who asks, and what its browser has computed. */
export type Asker = {
  network: string;
  work?: Work | undefined;
  /** Its browser runs no scripts, and computes nothing. */
  isPlain?: boolean;
};

type Asked = { sellerId: string; reference: string };

/**
 * Bounds what one network sends one seller (429), and where the seller gets far more than usual asks whoever writes
 * for some work of the browser (428), rather than close to all (docs/behaviour/rules.md#floods).
 */
export async function boundEnquiries(
  context: Limited & Parameters<typeof requireWork>[0],
  kind: 'enquiry' | 'enquiry-form',
  { sellerId, reference }: Asked,
  { network, work, isPlain = false }: Asker,
): Promise<void> {
  await limitRate(context, `${kind}-seller-address`, network, 1, sellerId);
  const over = await pressureOf(context, `${kind}-seller`, sellerId);
  if (over <= 1) return;
  if (isPlain && (await isWithin(context, 'enquiry-form-plain', sellerId))) return;
  requireWork(context, { sellerId, reference }, work, over);
}
