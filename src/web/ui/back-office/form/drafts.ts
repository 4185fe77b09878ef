const PREFIX = 'draft:';

/**
 * What was typed into a form and not sent yet, kept for this tab alone under the form's own key, which
 * names whoever typed it where they have logged in.
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

/** Keeps what can be kept: files and passwords cannot, so name only fields of plain text. */
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

/** Forgets all of them, as somebody else may log in next. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Then there were none.
  }
}
