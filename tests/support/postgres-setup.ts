import type { TestProject } from 'vitest/node';
import { startPostgres } from '#tests/support/a-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of this run, to be followed by a database's name. */
    postgres: string | undefined;
  }
}

/** Starts the PostgreSQL of a run of tests, and stops it afterwards. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.urlOf(''));
  return () => server.stop();
}
