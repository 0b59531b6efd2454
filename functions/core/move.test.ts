import { beforeAll, describe, expect, it } from 'vitest';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { canUndo, defineWorkflow } from '#shared/core/workflow.ts';
import { newId } from './ids.ts';
import { type Move, move } from './move.ts';
import { putItem } from './table.ts';
import { updateOf } from './update.ts';

beforeAll(asOperator);

type Status = 'draft' | 'live' | 'closed';
type Actor = 'owner' | 'admin';
const workflow = defineWorkflow<Status, Actor>({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    live: { label: 'Live', tone: 'positive' },
    closed: { label: 'Closed', tone: 'danger' },
  },
  transitions: [
    { from: 'draft', to: 'live', by: ['owner'] },
    { from: 'live', to: 'closed', by: ['owner', 'admin'], undoSeconds: 60 },
  ],
});

const AT = new Date('2026-05-04T10:00:00.000Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);

/** A record of a kind of its own, which no consumer of the stream subscribes to. */
const stored = async (status: Status, version = 1) => {
  const key = { pk: `test#${newId()}`, sk: 'test' };
  const from = { status, version, history: [{ status, at: AT.toISOString() }] };
  await putItem({ Item: { ...key, ...from } });
  return { key, from };
};
const conflict = expect.objectContaining({ code: 'conflict' });
const recordAt = async ({ key }: { key: Move<Status, Actor>['key'] }) => itemAt(key.pk, key.sk);

describe('a move', () => {
  it('sets status, time and version, and adds who and why to the history', async () => {
    const one = await stored('draft');
    await move(workflow, {
      ...one,
      to: 'live',
      by: 'owner',
      at: later(5),
      reason: 'Ready',
      set: { seen: 1 },
    });
    expect(await recordAt(one)).toMatchObject({
      status: 'live',
      updatedAt: later(5).toISOString(),
      version: 2,
      seen: 1,
      history: [
        { status: 'draft' },
        { status: 'live', at: later(5).toISOString(), by: 'owner', reason: 'Ready' },
      ],
    });
  });

  it('is a conflict when the workflow has no such transition, or not for this actor', async () => {
    const one = await stored('draft');
    for (const given of [
      { to: 'closed', by: 'owner' },
      { to: 'live', by: 'admin' },
    ] as const)
      await expect(move(workflow, { ...one, ...given, at: AT })).rejects.toEqual(conflict);
    expect(await recordAt(one)).toMatchObject({ status: 'draft', version: 1 });
  });

  it('has one winner among several at the same time, and none from a state that is gone', async () => {
    const one = await stored('draft');
    const attempt = () => move(workflow, { ...one, to: 'live', by: 'owner', at: AT });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, attempt));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(attempt()).rejects.toEqual(conflict);
    expect((await recordAt(one))?.history).toHaveLength(2);
  });

  it('without a record that was read succeeds from every status that allows it', async () => {
    const [draft, live] = [await stored('draft'), await stored('live', 7)];
    const close = { to: 'closed', by: 'admin', at: AT } as const;
    await move(workflow, { key: live.key, ...close });
    expect(await recordAt(live)).toMatchObject({ status: 'closed', version: 8 });
    await expect(move(workflow, { key: draft.key, ...close })).rejects.toEqual(conflict);
    const missing = { pk: `test#${newId()}`, sk: 'test' };
    await expect(move(workflow, { key: missing, ...close })).rejects.toEqual(conflict);
    expect(await recordAt({ key: missing })).toBeUndefined();
  });

  it('moves everything or nothing with the writes that depend on it', async () => {
    const [one, other] = [await stored('draft'), await stored('draft')];
    const counter = (condition: string) => ({
      Update: updateOf(other.key, { add: { moves: 1 } }, { condition }),
    });
    const go = { ...one, to: 'live', by: 'owner', at: AT } as const;
    await expect(move(workflow, go, { counter: counter('attribute_not_exists(pk)') })).rejects.not.toEqual(
      conflict,
    );
    expect(await recordAt(one)).toMatchObject({ status: 'draft' });
    await move(workflow, go, { counter: counter('attribute_exists(pk)') });
    expect([(await recordAt(one))?.status, (await recordAt(other))?.moves]).toEqual(['live', 1]);
  });
});

describe('taking a move back', () => {
  const history = [
    { status: 'live', at: AT.toISOString() },
    { status: 'closed', at: AT.toISOString(), by: 'admin' },
  ] as const;
  const closed = { status: 'closed', version: 1, history } as const;

  it.each([
    ['admin', 60, true],
    ['admin', 61, false],
    ['owner', 10, false],
  ] as const)('by the %s after %i seconds: %s', async (by, seconds, allowed) => {
    expect(canUndo(workflow, history, 'live', by, later(seconds))).toBe(allowed);
    const key = { pk: `test#${newId()}`, sk: 'test' };
    await putItem({ Item: { ...key, ...closed } });
    const undo = move(workflow, { key, from: closed, to: 'live', by, at: later(seconds) });
    if (allowed) await undo;
    else await expect(undo).rejects.toEqual(conflict);
    expect((await itemAt(key.pk, key.sk))?.status).toBe(allowed ? 'live' : 'closed');
  });
});
