import type { Region } from '#contracts/price.ts';
import * as texts from '#texts/domain/values.ts';

/** What regions are called wherever one is shown beside another. */
export const regionNames: Readonly<Record<Region, string>> = texts.regionNames;
