import { expect, type Page } from '@playwright/test';

/** Acts, sees a change, undoes it from the newest toast, and sees what `read` told before. */
export async function undone(
  page: Page,
  read: () => Promise<unknown>,
  act: () => Promise<void>,
): Promise<void> {
  const before = await read();
  await act();
  await expect.poll(read).not.toEqual(before);
  // The toast comes once the list shows the change.
  const toast = page.locator('[data-sonner-toast][data-front="true"]');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(read).toEqual(before);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}
