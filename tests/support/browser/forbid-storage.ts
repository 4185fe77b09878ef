import type { Page } from '@playwright/test';

/** Lets a page keep nothing, as browsers do that block the site's data: the storages themselves throw. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
}

/** Forgets that React Router's script, which would remember how far a page is scrolled, complained of that. */
export function forgetForbidden(complaints: string[]): void {
  const others = complaints.filter((text) => !text.startsWith('SecurityError'));
  complaints.splice(0, complaints.length, ...others);
}
