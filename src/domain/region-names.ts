import type { Region } from '#contracts/price.ts';

/** What regions are called wherever one is shown beside another. */
export const regionNames = { IN: 'India', AE: 'UAE' } as const satisfies Record<Region, string>;
