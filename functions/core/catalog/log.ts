import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#functions/core/errors.ts';
import type { Change } from './catalog.ts';
import type { CatalogStorage } from './storage.ts';

/** The most changes of one entry, which several changes share that come at about the same time. */
const MOST_CHANGES = 40;
/** Bytes of the log after which a new snapshot is due: it bounds what a reader without one reads, to 4 units. */
const SNAPSHOT_AFTER = 32 * 1024;
/** What an entry adds besides its changes, and about how far a change is compressed. */
const ENTRY_BYTES = 100;
const COMPRESSED = 0.75;

const ATTEMPTS = 60;
const PAUSE_MS = 30;

const bytesOf = (changes: readonly Change<unknown>[]): number =>
  ENTRY_BYTES + Math.round(JSON.stringify(changes).length * COMPRESSED);

interface Waiting<Listing> {
  readonly change: Change<Listing>;
  readonly done: (error?: unknown) => void;
}

/**
 * Appends changes to the log of a catalog. Several writers may append at the same time: each takes the next number,
 * and tries the one after when another was faster. What one process appends meanwhile shares an entry.
 */
export class LogWriter<Listing> {
  private readonly waiting: Waiting<Listing>[] = [];
  private running = false;
  private readonly storage: Pick<CatalogStorage<Listing>, 'append' | 'latestEntry'>;
  private readonly requestSnapshot: (at: Date) => Promise<void>;
  private readonly pause: () => Promise<void>;

  constructor(
    storage: Pick<CatalogStorage<Listing>, 'append' | 'latestEntry'>,
    requestSnapshot: (at: Date) => Promise<void>,
    /** Between two attempts. */
    pause = () => wait(Math.random() * PAUSE_MS),
  ) {
    this.storage = storage;
    this.requestSnapshot = requestSnapshot;
    this.pause = pause;
  }

  /** Resolves when the change is in the log. */
  append(change: Change<Listing>, at: Date): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, done: (error) => (error === undefined ? resolve() : reject(error)) });
      if (!this.running) void this.run(at);
    });
  }

  private async run(at: Date): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST_CHANGES);
      const changes = some.map(({ change }) => change);
      const error = await this.appendEntry(changes, at).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      for (const { done } of some) done(error);
    }
    this.running = false;
  }

  private async appendEntry(changes: readonly Change<Listing>[], at: Date): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      // Never from memory: a number that this process knew may be free again, far below where readers are.
      const before = (await this.storage.latestEntry()) ?? { number: 0, waiting: 0 };
      const number = before.number + 1;
      const bytes = before.waiting + bytesOf(changes);
      const isDue = number === 1 || bytes >= SNAPSHOT_AFTER;
      // Before the entry that says so: a request that fails is repeated with it, and one too many changes nothing.
      if (isDue) await this.requestSnapshot(at);
      const entry = { number, waiting: isDue ? 0 : bytes, at: at.getTime(), changes };
      if (await this.storage.append(entry)) return;
      await this.pause();
    }
    throw new AppError('unavailable');
  }
}
