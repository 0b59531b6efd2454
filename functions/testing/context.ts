import type { Runtime } from '#functions/commands/endpoints.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The local stack that the tests run against. */
    runtime: Runtime;
    /** Its data directory, for commands. */
    dataDir: string;
  }
}
