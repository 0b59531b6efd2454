import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createOutbox } from './outbox.ts';

interface Entry {
  key: string;
  value: number;
}

/** A browser that was opened again: what is stored on the device is still there. */
const device = new Map<string, string>();
let online: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: 'online', listener: () => void) => {
      online = listener;
    },
  });
  return () => void vi.useRealTimers();
});

/** An outbox in which the latest entry of a key replaces others, with what it sent; `answer` may throw. */
const opened = (answer: (entry: Entry) => void = () => undefined) => {
  const sent: Entry[] = [];
  const refused: Entry[] = [];
  const outbox = createOutbox<Entry>({
    name: 'test',
    isEntry: (stored): stored is Entry => typeof Object(stored).value === 'number',
    add: (waiting, entry) => [...waiting.filter(({ key }) => key !== entry.key), entry],
    send: async (entry) => {
      answer(entry);
      sent.push(entry);
    },
    onRefused: (_, entry) => refused.push(entry),
    pauseMs: 1000,
  });
  return { outbox, sent, refused };
};

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('sends in order after a pause, and only what was not replaced', async () => {
  const { outbox, sent } = opened();
  outbox.put({ key: 'a', value: 1 });
  outbox.put({ key: 'b', value: 2 });
  outbox.put({ key: 'a', value: 3 });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([
    { key: 'b', value: 2 },
    { key: 'a', value: 3 },
  ]);
  expect(outbox.view()).toEqual({ waiting: [], state: 'saved' });
  expect(device.size).toBe(0);
});

test('what waits for a connection survives a reload, and is sent when it is back', async () => {
  const before = opened(lost);
  before.outbox.put({ key: 'a', value: 1 });
  await before.outbox.flush();
  expect(before.outbox.view()).toEqual({ waiting: [{ key: 'a', value: 1 }], state: 'local' });

  let isLost = true;
  const after = opened(() => isLost && lost());
  expect(after.outbox.view()).toMatchObject({ waiting: [{ key: 'a', value: 1 }], state: 'changed' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(after.sent).toEqual([]);
  isLost = false;
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(after.sent).toEqual([{ key: 'a', value: 1 }]);
  expect(device.size).toBe(0);
});

test('what the server refuses is forgotten, and the rest is sent; without a session it waits', async () => {
  let status = 409;
  const { outbox, sent, refused } = opened(({ key }) => {
    if (key !== 'bad') return;
    const code = status === 401 ? 'unauthenticated' : 'conflict';
    throw new ApiError(status, JSON.stringify({ code, message: 'No.' }));
  });
  outbox.put({ key: 'bad', value: 1 });
  outbox.put({ key: 'good', value: 2 });
  await outbox.flush();
  expect([refused, sent]).toEqual([[{ key: 'bad', value: 1 }], [{ key: 'good', value: 2 }]]);
  status = 401;
  outbox.put({ key: 'bad', value: 3 });
  await outbox.flush();
  expect(outbox.view().waiting).toEqual([{ key: 'bad', value: 3 }]);
  expect(refused).toHaveLength(1);
});

test('an entry that replaces one on its way is sent after it', async () => {
  let replace = true;
  const { outbox, sent } = opened(() => {
    if (replace) outbox.put({ key: 'a', value: 2 });
    replace = false;
  });
  outbox.put({ key: 'a', value: 1 });
  await outbox.flush();
  expect(sent.map(({ value }) => value)).toEqual([1, 2]);
  expect(outbox.view().waiting).toEqual([]);
});
