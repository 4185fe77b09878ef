import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for all files of a project, each of which makes its own database there. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
