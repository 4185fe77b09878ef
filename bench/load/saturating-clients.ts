import { Agent, get } from 'node:http';

/** What the clients ask of `url`, and what came of it. */
export type Saturation = {
  url: string;
  clients: number;
  /** How often each client asks; null where it asks without a pause, several questions at a time. */
  perSecond: number | null;
};
export type SaturationResult = { answered: number; refused: number; failed: number };

/** Requests that a client without a pause has open at a time; the next follows at once. */
const OPEN = 4;
const saturation: SaturationResult = { answered: 0, refused: 0, failed: 0 };

// A process of its own, so that asking and answering do not share an event loop.
process.on('message', (message: Saturation | 'report') => {
  if (message === 'report') {
    process.send?.(saturation);
    return;
  }
  for (let client = 0; client < message.clients; client += 1) {
    // On Linux every address of 127.0.0.0/8 is this machine's: each client has a network of its own.
    const localAddress = process.platform === 'linux' ? `127.0.0.${10 + client}` : undefined;
    const agent = new Agent({ keepAlive: true, ...(localAddress && { localAddress }) });
    if (message.perSecond === null) {
      for (let open = 0; open < OPEN; open += 1) void keepAsking(message.url, agent, client + open);
    } else {
      askAtPace(message.url, agent, client, message.perSecond);
    }
  }
});

async function keepAsking(url: string, agent: Agent, start: number): Promise<never> {
  for (let turn = start; ; turn += 1) await askOnce(url, agent, turn);
}

/** Asks whether or not the last question was answered, as somebody with a script does. */
function askAtPace(url: string, agent: Agent, start: number, perSecond: number): void {
  let turn = start;
  setInterval(() => {
    turn += 1;
    void askOnce(url, agent, turn);
  }, 1000 / perSecond);
}

async function askOnce(url: string, agent: Agent, turn: number): Promise<void> {
  const { path, headers } = somethingNew(turn);
  const status = await ask(url + path, agent, headers);
  if (status === null || status >= 500) saturation[status === 503 ? 'refused' : 'failed'] += 1;
  else saturation.answered += 1;
}

/** A question that nothing kept can answer: prices, ids and words that nobody asked for before. */
function somethingNew(turn: number): { path: string; headers?: Record<string, string> } {
  const random = Math.random().toString(36).slice(2, 10).padEnd(8, 'x');
  switch (turn % 5) {
    case 0:
      return { path: `/api/get-product?minPrice=${Math.random() * 60_000}` };
    case 1:
      return { path: `/api/get-product?type=${random}` };
    case 2:
      return { path: `/api/get-product?q=${random.slice(0, 5)}` };
    case 3:
      return { path: '/api/get-product?limit=100', headers: { authorization: 'x' } };
    default:
      return { path: `/shop?minPrice=${Math.round(Math.random() * 60_000)}` };
  }
}

function ask(url: string, agent: Agent, headers = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? null));
    });
    request.on('error', () => resolve(null));
  });
}
