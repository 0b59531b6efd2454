/** Where the latest input is. `local`: on this device, to be sent later. `refused`: the server does not take it as it is. */
export type SaveState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'local' | 'refused' | 'conflict';

interface AutosaveOptions<Values> {
  /** Sends the values. It is never called again before its promise has settled. */
  save: (values: Values) => Promise<unknown>;
  /** What an error means for what was typed. */
  stateOf: (error: unknown) => 'local' | 'refused' | 'conflict';
  onState: (state: SaveState) => void;
  /** The pause in typing after which it is saved. */
  pauseMs: number;
  /** After so long it is tried again, when the server could not be reached. */
  retryMs: number;
}

/** Saves what is typed, one request at a time, and tries again while the server cannot be reached. */
interface Autosave<Values> {
  /** Notes the values, and saves them after a pause. */
  change: (values: Values) => void;
  /** Saves what is not saved yet, at once. @throws what `save` throws */
  flush: () => Promise<void>;
  /** Forgets what is not saved yet. */
  discard: () => void;
}

export const createAutosave = <Values>(options: AutosaveOptions<Values>): Autosave<Values> => {
  const { save, stateOf, onState, pauseMs, retryMs } = options;
  let unsaved: { values: Values } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    // The state says what failed.
    timer = setTimeout(() => void flush().catch(() => undefined), ms);
  };
  const run = async () => {
    while (unsaved) {
      const sent = unsaved;
      onState('saving');
      try {
        await save(sent.values);
      } catch (error) {
        const state = stateOf(error);
        onState(state);
        if (state === 'local') later(retryMs);
        throw error;
      }
      if (unsaved === sent) unsaved = undefined;
    }
    onState('saved');
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (!running && !unsaved) return;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
  return {
    change: (values) => {
      unsaved = { values };
      onState('changed');
      if (!running) later(pauseMs);
    },
    flush,
    discard: () => {
      clearTimeout(timer);
      unsaved = undefined;
      onState('saved');
    },
  };
};
