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

/** Stores what can be stored: not files or passwords, so name no field with one. */
export function saveDraft(key: string, values: Record<string, unknown>): void {
  const plain = Object.entries(values).filter(([, value]) => isPlain(value));
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage may be full or forbidden: the draft then lasts as long as the page.
  }
}

/** Whether a value is text, a number, a switch, or made of these alone. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
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
