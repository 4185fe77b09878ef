import type { ReportReason } from '#contracts/reports/report.ts';
import * as texts from '#texts/domain/reasons.ts';

/** Why a product or a shop is reported, in the shopper's words. */
export const reportReasons: Readonly<Record<ReportReason, string>> = texts.reportReasons;

/** The reasons that are offered for a product, and for a shop. */
export const reasonsFor: Readonly<Record<'product' | 'seller', readonly ReportReason[]>> = {
  product: [
    'counterfeit',
    'stolen',
    'description',
    'pictures',
    'not-there',
    'not-allowed',
    'other',
  ],
  seller: ['identity', 'counterfeit', 'conduct', 'not-there', 'not-allowed', 'other'],
};
