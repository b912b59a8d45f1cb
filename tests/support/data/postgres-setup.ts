import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of this run's PostgreSQL server, to be followed by a database's name. */
    postgres: string | undefined;
  }
}

let server: Postgres | undefined;

/** Starts the PostgreSQL of a test run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide('postgres', server.urlOf(''));
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
