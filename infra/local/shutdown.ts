import { messageOf } from '#functions/core/errors.ts';

/** What has to be ended, the last started first. */
export class Shutdown {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #running: Promise<void> | undefined;

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** Ends everything, once; one that fails does not keep the others from ending. */
  run(): Promise<void> {
    this.#running ??= this.#end();
    return this.#running;
  }

  async #end(): Promise<void> {
    const failures: string[] = [];
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(messageOf(error));
      }
    }
    if (failures.length > 0) throw new Error(`The local cloud did not end cleanly: ${failures.join('; ')}`);
  }
}
