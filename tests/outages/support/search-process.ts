import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LoadShot = {
  url: string;
  seconds: number;
  /** So many at once, each asking again when it has its answer; or so many requests a second. */
  load: { clients: number } | { perSecond: number };
};

export type Outcome = { statuses: Record<number, number>; times: number[] };

/** On Linux every address of 127.0.0.0/8 is this machine's: clients come from so many networks. */
const NETWORKS = process.platform === 'linux' ? 100 : 1;
const PACE_MS = 20;

process.once('message', (shot: LoadShot) => {
  void fire(shot).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());

async function fire({ url, seconds, load }: LoadShot): Promise<Outcome> {
  const { port } = new URL(url);
  const outcome: Outcome = { statuses: {}, times: [] };
  const end = performance.now() + seconds * 1000;
  const idle: Connection[] = [];
  let opened = 0;

  async function ask(connection: Connection, turn: number): Promise<void> {
    const path = turn % 2 === 0 ? '/shop' : '/api/get-product';
    const began = performance.now();
    const status = await connection(`${path}?q=${word()}`);
    const now = performance.now();
    if (now > end) return;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    if (status === 200) outcome.times.push(now - began);
  }
  const open = () => {
    opened += 1;
    return openConnection(Number(port), `127.0.1.${10 + (opened % NETWORKS)}`);
  };

  if ('clients' in load) {
    const keepAsking = async (client: number) => {
      const connection = open();
      for (let turn = client; performance.now() < end; turn += 1) await ask(connection, turn);
    };
    for (let client = 0; client < load.clients; client += 1) void keepAsking(client);
    await wait(end - performance.now());
  } else {
    const began = performance.now();
    const askOnce = async (turn: number) => {
      const connection = idle.pop() ?? open();
      await ask(connection, turn);
      idle.push(connection);
    };
    for (let sent = 0; performance.now() < end; await wait(PACE_MS)) {
      const due = ((performance.now() - began) / 1000) * load.perSecond;
      for (; sent < due; sent += 1) void askOnce(sent);
    }
  }
  return outcome;
}

const word = () => Math.random().toString(36).slice(2, 8).padEnd(6, 'x');

/** Asks for a path and resolves to the status once the whole answer is there, or to 0. */
type Connection = (path: string) => Promise<number>;

/**
 * A kept connection, opened when it is asked and again when it was closed. It looks at no more of an
 * answer than it must: what asks must cost less than what answers.
 */
function openConnection(port: number, localAddress: string): Connection {
  let socket: Socket | null = null;
  let answered: (status: number) => void = () => {};
  let status = 0;
  let missing = 0;

  function read(chunk: Buffer): void {
    if (status === 0) {
      const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4).toString('latin1');
      status = Number(head.slice(9, 12));
      missing = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    }
    missing -= chunk.length;
    if (missing > 0) return;
    const whole = status;
    status = 0;
    answered(whole);
  }

  function open(): Socket {
    const own = NETWORKS === 1 ? {} : { localAddress };
    const opened = connect({ host: '127.0.0.1', port, ...own });
    opened.on('data', read).on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = null;
      status = 0;
      answered(0);
    });
    return opened;
  }

  return (path) =>
    new Promise((resolve) => {
      answered = resolve;
      socket ??= open();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
    });
}
