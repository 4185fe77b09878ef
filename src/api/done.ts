/** The answer of a write (DESIGN §6). */
export function done<T>(message: string, data: T) {
  return { success: true as const, message, data };
}
