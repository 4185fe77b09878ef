import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it stands: each rule, and the first element that breaks it.
 * It runs within the page at once: the other way is for frames of other origins, of which there are
 * none, and opens a second page to put its parts together.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
}
