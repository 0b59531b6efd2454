import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, errorCode } from '../api/ApiError.ts';
import { createAutosave, type SaveState } from './autosave.ts';

const PAUSE_MS = 1000;
const RETRY_MS = 15_000;

/** What an error of a save means: a server that cannot be reached, or fails, will answer later. */
export const stateOfFailure = (error: unknown): 'local' | 'refused' | 'conflict' => {
  if (errorCode(error) === 'conflict') return 'conflict';
  return error instanceof ApiError && error.status < 500 && error.status !== 429 ? 'refused' : 'local';
};

interface UseAutosaveOptions<Values> {
  save: (values: Values) => Promise<unknown>;
  initial: SaveState;
}

/** `createAutosave` with its state. It sends what is left when the connection is back, and when the screen is left. */
export const useAutosave = <Values>({ save, initial }: UseAutosaveOptions<Values>) => {
  const [state, note] = useState<SaveState>(initial);
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  const [autosave] = useState(() =>
    createAutosave<Values>({
      save: (values) => latest.current(values),
      stateOf: stateOfFailure,
      onState: note,
      pauseMs: PAUSE_MS,
      retryMs: RETRY_MS,
    }),
  );
  useEffect(() => {
    const flush = () => void autosave.flush().catch(() => undefined);
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [autosave]);
  return { ...autosave, state, note };
};
