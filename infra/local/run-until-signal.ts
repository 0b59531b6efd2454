import { messageOf } from '#functions/core/errors.ts';
import { fileFailure } from '../app/file-failure.ts';
import { LocalFailure } from './failure.ts';
import { Shutdown } from './shutdown.ts';

/** What a command starts with: where to register what must end with it, and how it learns that it must end. */
export interface CommandContext {
  readonly shutdown: Shutdown;
  readonly signal: AbortSignal;
  /** Ends everything because a part is lost. */
  readonly fail: (reason: string) => void;
}

/** Everything must be gone this long after SIGINT or SIGTERM. */
const PATIENCE_MS = 4_500;

/**
 * Runs a command that goes on until a signal ends it. A LocalFailure, or a file that cannot be used, is shown as one line. Whatever happens, what
 * was registered is ended before the process is.
 */
export const runUntilSignal = async (command: (context: CommandContext) => Promise<void>): Promise<void> => {
  const shutdown = new Shutdown();
  const stop = new AbortController();
  const end = async (code: number): Promise<void> => {
    if (stop.signal.aborted) return;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop.abort();
    await shutdown.run().catch((error: unknown) => console.error(messageOf(error)));
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // npm passes on the signal that the terminal sent to both, so it may come twice.
    process.on(name, () => void end(0));
  }
  try {
    const fail = (reason: string) => {
      if (!stop.signal.aborted) console.error(reason);
      void end(1);
    };
    await command({ shutdown, signal: stop.signal, fail });
  } catch (error) {
    const line = error instanceof LocalFailure ? error.message : fileFailure(error);
    if (!stop.signal.aborted) console.error(line ?? error);
    await end(1);
  }
};
