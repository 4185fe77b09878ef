/**
 * Returns the response of a write: a sentence for people, and the written entry
 * (docs/behaviour/api.md#single-things-and-writes).
 */
export function done<T>(message: string, data: T) {
  return { success: true as const, message, data };
}

/** Returns the response of a write with only a message. */
export function ok(message: string) {
  return { success: true as const, message };
}
