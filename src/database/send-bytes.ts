import type { MessagePort, Worker } from 'node:worker_threads';

/** Sends parts of a message as one to another thread, which takes over their memory. */
export function sendBytes(to: MessagePort | Worker, parts: readonly Uint8Array[]): void {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  to.postMessage(bytes, [bytes.buffer]);
}
