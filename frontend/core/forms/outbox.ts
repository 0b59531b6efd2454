import { errorCode } from '../api/ApiError.ts';
import { removeFromDevice, storedOnDevice, storeOnDevice } from '../session/drafts.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { stateOfFailure } from './useAutosave.ts';

const RETRY_MS = 15_000;

interface OutboxOptions<Entry extends object> {
  /** Under which name what waits is stored on this device, so that a reload loses nothing. It holds no personal data. */
  name: string;
  /** Whether something stored is an entry; others are left out. */
  isEntry: (stored: unknown) => stored is Entry;
  /** What waits once there is one more: it may replace others. */
  add: (waiting: readonly Entry[], entry: Entry) => readonly Entry[];
  /** Sends one. The same one may be sent twice. */
  send: (entry: Entry) => Promise<unknown>;
  /** The server does not take one, which is then forgotten. */
  onRefused: (error: unknown, entry: Entry) => void;
  /** How long an entry may wait for others. */
  pauseMs: number;
}

export interface OutboxView<Entry> {
  /** What was not sent yet, the first first. */
  readonly waiting: readonly Entry[];
  readonly state: SaveState;
}

export interface Outbox<Entry> {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  view: () => OutboxView<Entry>;
  put: (entry: Entry) => void;
  /** Sends what waits at once. Never throws: the state says what failed. */
  flush: () => Promise<void>;
}

/** Whether an entry may be taken later: when the server can be reached again, or the user has signed in again. */
const waitsAfter = (error: unknown): boolean =>
  stateOfFailure(error) === 'local' || errorCode(error) === 'unauthenticated';

/**
 * Small changes that are sent in the background, one request at a time and in order. While the server cannot be reached they
 * wait, on this device, too, and are sent when the connection is back.
 */
export const createOutbox = <Entry extends object>(options: OutboxOptions<Entry>): Outbox<Entry> => {
  const { name, isEntry, add, send, onRefused, pauseMs } = options;
  const stored = storedOnDevice(name);
  const waiting: readonly Entry[] = Array.isArray(stored) ? stored.filter(isEntry) : [];
  let view: OutboxView<Entry> = { waiting, state: waiting.length > 0 ? 'local' : 'unchanged' };
  const listeners = new Set<() => void>();

  const show = (changed: Partial<OutboxView<Entry>>) => {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  };
  const keep = (next: readonly Entry[]) => {
    if (next.length === 0) removeFromDevice(name);
    else storeOnDevice(name, next);
    show({ waiting: next });
  };
  const sendAll = async () => {
    for (let entry = view.waiting[0]; entry; entry = view.waiting[0]) {
      const sent = entry;
      try {
        await send(sent);
      } catch (error) {
        if (waitsAfter(error)) throw error;
        onRefused(error, sent);
      }
      // It may have been replaced meanwhile: what replaced it is sent, too.
      keep(view.waiting.filter((one) => one !== sent));
    }
  };
  const autosave = createAutosave<null>({
    save: sendAll,
    stateOf: stateOfFailure,
    onState: (state) => show({ state }),
    pauseMs,
    retryMs: RETRY_MS,
  });
  const flush = () => autosave.flush().catch(() => undefined);
  window.addEventListener('online', () => void flush());
  if (view.waiting.length > 0) autosave.change(null);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    put: (entry) => {
      keep(add(view.waiting, entry));
      autosave.change(null);
    },
    flush,
  };
};
