import type { DownReason } from '#contracts/availability/availability.ts';
import * as texts from '#texts/back-office/product-states.ts';

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons: Readonly<Record<DownReason, string>> = texts.takeDownReasons;
