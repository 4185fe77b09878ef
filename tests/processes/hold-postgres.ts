import { startPostgres } from '#tests/support/postgres.ts';

/** A process that has a PostgreSQL until it is ended; it tells its parent the address. */
const { url } = await startPostgres();
process.send?.(url);
