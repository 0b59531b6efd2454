import { expect, test } from 'vitest';
import { canUndo, defineWorkflow } from './workflow.ts';

const AT = new Date('2026-11-22T06:00:00.000Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

test.each([-5, 0, 1000])('a step without an undo window cannot be undone %i ms later', (ms) => {
  const workflow = defineWorkflow({
    statuses: { open: { label: 'Open', tone: 'info' }, closed: { label: 'Closed', tone: 'neutral' } },
    transitions: [{ from: 'open', to: 'closed', by: ['owner'] }],
  });
  const history = [
    { status: 'open', at: AT.toISOString(), by: 'owner' },
    { status: 'closed', at: AT.toISOString(), by: 'owner' },
  ] as const;
  expect(canUndo(workflow, history, 'open', 'owner', later(ms))).toBe(false);
});

test('a step with an undo window can be undone until its end, by its actor only', () => {
  const workflow = defineWorkflow({
    statuses: { open: { label: 'Open', tone: 'info' }, closed: { label: 'Closed', tone: 'neutral' } },
    transitions: [{ from: 'open', to: 'closed', by: ['owner', 'admin'], undoSeconds: 60 }],
  });
  const history = [
    { status: 'open', at: AT.toISOString() },
    { status: 'closed', at: AT.toISOString(), by: 'owner' },
  ] as const;
  expect(canUndo(workflow, history, 'open', 'owner', later(60_000))).toBe(true);
  expect(canUndo(workflow, history, 'open', 'owner', later(60_001))).toBe(false);
  expect(canUndo(workflow, history, 'open', 'admin', later(0))).toBe(false);
});
