import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { emptyLedger, type Ledger } from '../kill/ledger.ts';
import { ADMIN, adminOf, approvedSellers, logIn, someParents } from '../kill/stage.ts';
import { storm } from '../kill/storm.ts';

/** A server in whose shop everybody writes at once, until `calm`. */
export type BusyShop = {
  server: TestServer;
  ledger: Ledger;
  /** Ends the writers and the server. */
  calm: () => Promise<void>;
};

export async function busyShop(settings: Record<string, string>, seconds = 2): Promise<BusyShop> {
  const server = await startServer({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100000',
    ...settings,
  });
  const admin = await adminOf(server);
  const ledger = emptyLedger();
  const raging = storm({
    url: server.url,
    ledger,
    sellers: await approvedSellers(server),
    adminToken: (await logIn(server, 'admin', ADMIN.email, ADMIN.password)).token,
    parents: await someParents(admin),
  });
  await wait(seconds * 1000);
  return {
    server,
    ledger,
    calm: async () => {
      server.process.kill('SIGTERM');
      await Promise.all([server.ended, raging]);
    },
  };
}
