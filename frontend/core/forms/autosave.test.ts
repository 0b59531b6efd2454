import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An autosave whose requests end when the test says so. */
const started = () => {
  const sent: string[] = [];
  const states: SaveState[] = [];
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const autosave = createAutosave<string>({
    save: (values) => {
      sent.push(values);
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
    },
    stateOf: (error) => (String(error).includes('offline') ? 'local' : 'refused'),
    onState: (state) => states.push(state),
    pauseMs: 1000,
    retryMs: 15_000,
  });
  const settle = async (error?: string) => {
    const request = open.shift();
    if (error === undefined) request?.resolve();
    else request?.reject(new Error(error));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, sent, states, settle };
};

test('saves once after a pause in typing', async () => {
  const { autosave, sent, states, settle } = started();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(900);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['ab']);
  await settle();
  expect(states.at(-1)).toBe('saved');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['ab']);
});

test('what is typed during a request is sent after it, never beside it', async () => {
  const { autosave, sent, settle } = started();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['a']);
  await settle();
  expect(sent).toEqual(['a', 'ab']);
});

test('without a connection it tries again, with the latest values', async () => {
  const { autosave, sent, states, settle } = started();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  await settle('offline');
  expect(states.at(-1)).toBe('local');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual(['a', 'a']);
  await settle();
  expect(states.at(-1)).toBe('saved');
});

test('what the server refuses is not sent again until it changes', async () => {
  const { autosave, sent, states, settle } = started();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  await settle('invalid');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a']);
  expect(states.at(-1)).toBe('refused');
  const flushed = expect(autosave.flush()).rejects.toThrow('invalid');
  await settle('invalid');
  await flushed;
});

test('what was discarded is never sent', async () => {
  const { autosave, sent } = started();
  autosave.change('a');
  autosave.discard();
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
