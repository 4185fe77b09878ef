import { freePort } from '#tests/support/free-port.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

export type Replica = {
  url: string;
  /** The server that runs at present. */
  server: () => TestServer;
  /** Ends it as an operator would and starts another at the same address; returns how it ended. */
  restart: () => Promise<number | string>;
  stop: () => Promise<number | string>;
};

const TOKEN_SECRET = 'one secret for all replicas of a test';

/**
 * Starts `count` real servers on one database, one after the other, each with a data folder and a
 * port of its own. `environment` is for all; `own` adds settings to one of them, by its number from 1.
 */
export async function startReplicas(
  count: number,
  environment: Record<string, string>,
  own: (number: number) => Record<string, string> = () => ({}),
): Promise<Replica[]> {
  const replicas: Replica[] = [];
  for (let number = 1; number <= count; number += 1) {
    const settings = {
      TOKEN_SECRET,
      PORT: String(await freePort()),
      ...environment,
      ...own(number),
    };
    replicas.push(await startReplica(settings));
  }
  return replicas;
}

async function startReplica(settings: Record<string, string>): Promise<Replica> {
  let server = await startServer(settings);
  return {
    url: server.url,
    server: () => server,
    restart: async () => {
      const how = await server.stop();
      server = await startServer(settings);
      return how;
    },
    stop: () => server.stop(),
  };
}
