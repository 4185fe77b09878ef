import { findPooler, type Pooler } from './find-pooler.ts';

/**
 * Returns which pooler `url` leads through. Throws a sentence where that one loses what LISTEN, locks and
 * migrations need, and `directUrl` does not lead to the same database without it.
 */
export async function refusePoolers(
  url: string,
  directUrl: string | null,
  connectMs?: number,
): Promise<Pooler> {
  const pooler = await findPooler(url, connectMs);
  if (directUrl === null) {
    if (pooler.mode !== 'transaction') return pooler;
    throw new Error(
      'DATABASE_URL leads through a pooler in transaction mode, through which changes are not heard and locks are lost. Set DATABASE_DIRECT_URL as well, to the address of the database itself.',
    );
  }
  const direct = await findPooler(directUrl, connectMs).catch((error) => {
    throw Object.assign(error, { setting: 'DATABASE_DIRECT_URL' });
  });
  if (direct.mode === 'transaction') {
    throw new Error(
      'DATABASE_DIRECT_URL leads through a pooler in transaction mode. Set it to the address of the database itself.',
    );
  }
  if (direct.database !== pooler.database) {
    throw new Error(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Set both to the same, with and without the pooler.',
    );
  }
  return pooler;
}
