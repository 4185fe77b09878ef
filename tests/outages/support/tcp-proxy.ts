import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** The same address, such as a database's, by way of the proxy. */
  through: (url: string) => string;
  /** Ends all connections and refuses new ones, as where nobody listens any more. */
  cut: () => Promise<void>;
  /** Passes nothing on and says nothing: what is open hangs, and what is new is never answered. */
  freeze: () => void;
  /** Undoes either: what was frozen goes on where it was. */
  heal: () => Promise<void>;
  /** Leads new connections elsewhere from now on; those that are open stay. */
  leadTo: (target: string) => void;
  /** How many connections are open. */
  connections: () => number;
  close: () => Promise<void>;
};

/** Starts a proxy on the loopback address, in this process, before `target`, a URL with a port. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const addressOf = (url: string) => {
    const { hostname, port } = new URL(url);
    return { host: hostname, port: Number(port), allowHalfOpen: true };
  };
  let far = addressOf(target);
  const pairs = new Map<Socket, Socket | null>();
  let isFrozen = false;

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    pairs.set(near, null);
    near.on('error', () => {});
    near.on('close', () => {
      pairs.get(near)?.destroy();
      pairs.delete(near);
    });
    if (!isFrozen) join(near);
  });

  function join(near: Socket): void {
    const other = pairs.get(near) ?? connect(far);
    if (pairs.get(near) === null) {
      other.on('error', () => {});
      other.on('close', () => near.destroy());
      pairs.set(near, other);
    }
    near.pipe(other);
    other.pipe(near);
  }

  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function cut(): Promise<void> {
    isFrozen = false;
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    for (const [near, other] of pairs) {
      near.resetAndDestroy();
      other?.resetAndDestroy();
    }
    await closed;
  }

  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    through: (url) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const [near, other] of pairs) {
        for (const socket of [near, other]) socket?.unpipe().pause();
      }
    },
    heal: async () => {
      if (isFrozen) {
        isFrozen = false;
        for (const near of pairs.keys()) join(near);
      }
      if (!server.listening) await listen(port);
    },
    leadTo: (other) => {
      far = addressOf(other);
    },
    connections: () => pairs.size,
    close: cut,
  };
}
