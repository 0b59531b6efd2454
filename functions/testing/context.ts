import { inject } from 'vitest';
import type { Runtime } from '#functions/commands/endpoints.ts';

/** A running local stack. */
export interface LocalStack {
  readonly runtime: Runtime;
  /** Its data directory, for commands. */
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The local stacks that the tests run against, one for each worker. */
    stacks: LocalStack[];
    /** The assembly that they run. */
    assembly: string;
  }
}

/** The stack of this worker: its records and its clock belong to the test file that is running. */
export const localStack = (): LocalStack => {
  const stacks = inject('stacks');
  const stack = stacks[(Number(process.env.VITEST_POOL_ID) - 1) % stacks.length];
  if (!stack) throw new Error('No local stack is running.');
  return stack;
};
