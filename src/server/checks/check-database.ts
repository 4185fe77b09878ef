import { type Inspected, inspectServer } from '#database/postgres/inspect-server.ts';
import { secondsBehind } from '#database/postgres/read-replica.ts';
import { refusePoolers } from '#database/postgres/refuse-poolers.ts';
import { countInWords } from '#services/backup/progress.ts';
import type { Config } from '../config/read-config.ts';

/** Returns what is found at the database's addresses. Throws a sentence, or the driver's error. */
export async function checkDatabase(config: Config & { databaseUrl: string }): Promise<string> {
  const { databaseUrl, databaseDirectUrl, databaseTimes, workers, connectionsEach } = config;
  const { connectMs } = databaseTimes;
  const pooler = await refusePoolers(databaseUrl, databaseDirectUrl, connectMs);
  const found = await inspectServer(databaseDirectUrl ?? databaseUrl, connectMs);
  if (found.faults.length > 0) throw new Error(found.faults.join(' '));
  const wanted = workers * connectionsEach;
  if (pooler.mode === 'none' && wanted > found.connections) {
    throw new Error(
      `This machine may use ${wanted} connections, and the server allows ${found.connections}. Set WORKERS or DATABASE_CONNECTIONS lower, or raise its max_connections.`,
    );
  }
  const by = pooler.mode === 'none' ? '' : `, behind a pooler in ${pooler.mode} mode`;
  return `PostgreSQL ${found.version}${by}, ${describeSchema(found)}; ${wanted} of ${found.connections} connections at most`;
}

function describeSchema({ schema }: Inspected): string {
  if (schema === null) return 'empty, the start creates the tables';
  const { missing, isNewer } = schema;
  if (isNewer) return 'of a later version';
  if (missing.length > 0) return `${countInWords(missing.length, 'migration')} to run`;
  return schema.hasFunctions ? 'up to date' : 'functions to renew';
}

/** Returns how far behind a replica is. Throws a sentence where it is none, or the driver's error. */
export async function checkReplica(url: string, { databaseTimes }: Config): Promise<string> {
  const behind = await secondsBehind(url, databaseTimes.connectMs).catch((error) => {
    throw Object.assign(error, { setting: 'DATABASE_READ_URL' });
  });
  if (behind === null) {
    throw new Error(
      'The server of DATABASE_READ_URL follows no other. Set it to the address of a replica, or leave it out.',
    );
  }
  return `a replica, ${behind} s behind`;
}
