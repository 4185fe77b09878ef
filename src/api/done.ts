/** The answer of a write (docs/behaviour/api.md#single-things-and-writes). */
export function done<T>(message: string, data: T) {
  return { success: true as const, message, data };
}
