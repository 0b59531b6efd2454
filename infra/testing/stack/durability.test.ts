import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, inject, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { OPEN_HOURS } from '#functions/testing/meetings.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';

/** How many messages and bookings are acknowledged before the kill; more are under way. */
const ENOUGH = rounds(20, 200);
const STUDENTS = 2;

interface User {
  readonly id: string;
  readonly cookie: string;
}
interface Served {
  readonly url: string;
  readonly users: readonly User[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'fledge-killed-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the stack in a process of its own. */
const serve = async (students = 0): Promise<Served & { child: ChildProcess }> => {
  const script = join(import.meta.dirname, 'serve-users.ts');
  const child = spawn(process.execPath, [script, inject('assembly'), dataDir, String(students)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout ?? []))
    if (line.startsWith('{')) return { ...JSON.parse(line), child };
  throw new Error('The stack ended before it was ready.');
};

/** Sends a request; undefined when no answer came. */
const call = async ({ url }: Served, { cookie }: User, method: string, path: string, body?: object) => {
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
};

it('a kill -9 of every process loses no acknowledged message and no acknowledged booking', async () => {
  const first = await serve(STUDENTS);
  const [alumnus, ...students] = first.users;
  if (!alumnus) throw new Error('No user was created.');
  const offered = await call(first, alumnus, 'PUT', '/api/availability', OPEN_HOURS);
  expect(offered).toMatchObject({ status: 200 });
  const conversations = new Map<User, string>();
  for (const student of students) {
    const reason = { kind: 'request', id: requestIdOf(alumnus.id, student.id) };
    const data = { with: alumnus.id, reason, text: 'Hello', clientId: newId() };
    const begun = await call(first, student, 'POST', '/api/conversations', data);
    const { id } = begun?.body.conversation ?? {};
    expect(await call(first, alumnus, 'POST', `/api/conversations/${id}/accept`, {})).toMatchObject({
      status: 200,
    });
    conversations.set(student, id);
  }

  const messages = new Map<string, { student: User; text: string }>();
  const bookings = new Map<string, { student: User; start: string }>();
  const day = Math.ceil(Date.now() / DAY_MS) + 1;
  let stop = () => {};
  const enough = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const write = async (student: User, number: number): Promise<void> => {
    const conversation = conversations.get(student);
    for (let index = 0; ; index += 1) {
      if (messages.size + bookings.size >= ENOUGH) stop();
      const clientId = newId();
      const text = `message ${index}`;
      const said = await call(first, student, 'POST', `/api/conversations/${conversation}/messages`, {
        text,
        clientId,
      });
      if (!said) return;
      if (said.status === 201) messages.set(clientId, { student, text });
      const minutes = 8 * 60 + ((index * STUDENTS + number) % 24) * 30;
      const start = new Date(
        (day + Math.floor((index * STUDENTS + number) / 24)) * DAY_MS + minutes * 60_000,
      ).toISOString();
      const reason = { kind: 'request', id: requestIdOf(alumnus.id, student.id) };
      const booked = await call(first, student, 'POST', '/api/meetings', {
        with: alumnus.id,
        reason,
        start,
        minutes: 30,
        topic: 'Work',
      });
      if (!booked) return;
      if (booked.status === 201) bookings.set(booked.body.id, { student, start });
    }
  };
  const writing = Promise.all(students.flatMap((student, number) => [write(student, number)]));
  await enough;
  process.kill(Number(readFileSync(join(dataDir, 'dynamo.pid'), 'utf8')), 'SIGKILL');
  first.child.kill('SIGKILL');
  await Promise.all([writing, once(first.child, 'exit')]);

  const second = await serve();
  expect(Math.min(messages.size, bookings.size)).toBeGreaterThan(5);
  for (const [student, id] of conversations) {
    const found = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await call(
        second,
        student,
        'GET',
        `/api/conversations/${id}/messages?limit=50${cursor && `&cursor=${cursor}`}`,
      );
      if (!page) throw new Error('No answer.');
      found.push(...page.body.items);
      cursor = page.body.nextCursor;
    }
    const texts = new Map(found.map(({ clientId, text }) => [clientId, text]));
    expect(found.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      found.map((_, index) => index + 1),
    );
    for (const [clientId, { student: by, text }] of messages)
      if (by === student) expect(texts.get(clientId)).toBe(text);
  }
  await Promise.all(
    [...bookings].flatMap(([id, { student, start }]) =>
      [student, alumnus].map(async (who) => {
        const found = await call(second, who, 'GET', `/api/meetings/${id}`);
        expect(found).toMatchObject({ status: 200, body: { status: 'confirmed', start } });
      }),
    ),
  );
  expect(new Set([...bookings.values()].map(({ start }) => start)).size).toBe(bookings.size);
});
