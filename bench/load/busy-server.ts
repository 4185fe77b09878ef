import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '#server/config/read-config.ts';
import { createApp } from '#server/create-app.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { loadPages } from '#server/load-pages.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';

export type BusyServer = { url: string };

// Answers its address, and each message, once a statement that takes the database seconds has ended.
const config = readConfig({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const { context } = await createAppContext(config, log, null);
const cache = createResponseCache({ maxBytes: 64_000_000 });
const { app } = await createApp(context, { log, cache, pages: await loadPages(false) });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', async () => {
  await context.db.execute(
    sql`select sum(length(md5(i::text))) from generate_series(1, 5000000) i`,
  );
  process.send?.('ended');
});
process.send?.({ url } satisfies BusyServer);
