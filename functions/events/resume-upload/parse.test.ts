import { describe, expect, test } from 'vitest';
import { parseInThread } from './parse.ts';

/** A thread with this code in place of the parser. */
const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`,
  );
const BYTES = new Uint8Array([1, 2, 3]);
const RESULT = {
  pages: 1,
  needsOcr: false,
  name: null,
  email: null,
  phone: null,
  location: null,
  summary: null,
  links: [],
  education: [],
  experience: [],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  volunteer: [],
  awards: [],
  publications: [],
  confidence: {},
  places: {},
  hiddenText: [],
};
const answering = (answer: unknown) => thread(`parentPort.postMessage(${JSON.stringify(answer)})`);

describe('a thread that reads a file', () => {
  test('gives its result or its reason', async () => {
    expect(await parseInThread(BYTES, answering({ result: RESULT }))).toEqual({ result: RESULT });
    expect(await parseInThread(BYTES, answering({ rejection: 'encrypted' }))).toEqual({
      rejection: 'encrypted',
    });
  });

  test('may find no text', async () => {
    const answer = { result: { ...RESULT, needsOcr: true } };
    expect(await parseInThread(BYTES, answering(answer))).toEqual({ rejection: 'image_only' });
  });

  test('gets the file', async () => {
    const echo = thread('parentPort.postMessage({ failed: [...workerData].join() })');
    expect(await parseInThread(BYTES, echo)).toEqual({ rejection: 'damaged', because: '1,2,3' });
  });

  test.each([
    ['does not end', 'for (;;);', 'too_complex', 'It took too long'],
    [
      'needs too much memory',
      'const all = []; for (;;) all.push(Array.from({ length: 1e5 }, () => ({})));',
      'too_complex',
      'Error',
    ],
    ['ends without an answer', '', 'too_complex', 'The thread ended'],
    ['fails', 'throw new TypeError("Ada Example")', 'too_complex', 'TypeError'],
    [
      'gives what is no result',
      'parentPort.postMessage({ result: { name: "x".repeat(999) } })',
      'damaged',
      'The result does not fit its schema',
    ],
  ])('that %s is no danger to the function', async (_, code, rejection, because) => {
    const limits = { ms: code === 'for (;;);' ? 300 : 20_000, heapMb: 32 };
    expect(await parseInThread(BYTES, thread(code), limits)).toEqual({ rejection, because });
  });
});
