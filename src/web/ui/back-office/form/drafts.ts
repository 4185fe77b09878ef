const PREFIX = 'draft:';

/**
 * Reads what was typed into a form and not sent yet, stored for this tab alone under the form's
 * key, which names the account where one is logged in.
 */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    const found: unknown = text === null ? null : JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Stores what can be stored: not files or passwords, so name only fields of plain text. */
export function saveDraft(key: string, values: Record<string, unknown>): void {
  const plain = Object.entries(values).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage may be full or forbidden: the draft then lasts as long as the page.
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Then there was none.
  }
}

/** Removes all of them, as somebody else may log in next. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Then there were none.
  }
}
