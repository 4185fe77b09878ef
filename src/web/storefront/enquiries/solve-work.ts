import type { Work } from '#contracts/leads/work.ts';
import { isAnswer } from '#domain/proof-of-work.ts';

/** How long hashes are computed before the page looks at what else it has to do. */
const AT_ONCE_MS = 12;
const BETWEEN_LOOKS = 64;

/** Computes what a refusal asks for; the page can be used meanwhile, or stand behind the chat. */
export async function solveWork(challenge: string): Promise<Work> {
  let began = performance.now();
  for (let answer = 0; ; answer += 1) {
    if (isAnswer(challenge, answer)) return { challenge, answer };
    if (answer % BETWEEN_LOOKS !== 0 || performance.now() - began < AT_ONCE_MS) continue;
    await aTurn();
    began = performance.now();
  }
}

/** A turn of the event loop; a timer of a page that is hidden would wait for a second. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
