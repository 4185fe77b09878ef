/** The response of a write: a sentence for people, and the thing written (docs/behaviour/api.md#single-things-and-writes). */
export function done<T>(message: string, data: T) {
  return { success: true as const, message, data };
}

/** The response of a write that has nothing to show. */
export function ok(message: string) {
  return { success: true as const, message };
}
