import { describe, expect, it } from 'vitest';
import { planned } from '#functions/core/advisor/define-tool.ts';
import type { Proposal } from '#functions/core/advisor/tool.ts';
import { ConditionFailed, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { apply, rowsOf } from '#functions/testing/applications.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { listedMember, type Member, member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock, itemAt, throttle } from '#functions/testing/stack.ts';
import { ACTION_MS, UNKNOWN_OUTCOME } from '#shared/features/ai/rules.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { newMessageIds } from '../conversation/messages.ts';
import { storeExchange } from '../conversation/store.ts';
import { proposedAction } from './propose.ts';
import { beginAction, getAction } from './repository.ts';

const confirm = ({ browser }: Member, id: string) => browser.call('ai.confirm', { params: { id } });

const proposal = (run: Proposal['run'], unchanged?: Proposal['unchanged']): Proposal => ({
  kind: 'apply',
  label: 'Apply',
  effect: 'Sends your application.',
  target: '/opportunities/x',
  run,
  ...(unchanged && { unchanged }),
});

const applying = ({ id: userId }: Member, { id }: Opportunity): Proposal =>
  proposal(planned('applications.apply', { body: { userId, opportunityId: id } }), {
    ...planned('opportunities.get', { params: { id } }),
    fields: ['status', 'deadline'],
  });

/** What a chat stores when a tool proposes something, with the record as the user reads it then. */
const proposed = async (person: Member, what: Proposal): Promise<string> => {
  const now = await advanceClock(0);
  const ids = newMessageIds(now);
  const read = async (): Promise<unknown> =>
    what.unchanged && (await person.browser.call(what.unchanged.route, what.unchanged.input as never)).body;
  const action = await proposedAction(what, { messageId: ids.answer, place: 0, now }, read);
  const parts = { blocks: [], sources: [], suggestions: [], by: 'embedded' } as const;
  const answer = { ...parts, blocks: [], sources: [], suggestions: [], response: 'I can apply for you.' };
  await storeExchange(
    {
      ...{
        userId: person.id,
        ids,
        message: 'Apply',
        questionId: undefined,
        memory: undefined,
        turns: [],
        now,
      },
      answer,
      actions: [action],
    },
    undefined,
  );
  return action.id;
};

const stateOf = async ({ browser }: Member) =>
  (await browser.call('ai.history')).body.items[0]?.actions[0]?.state;

describe('an action', () => {
  it('runs once, as its user, however often it is confirmed at once', async () => {
    const [person, opening] = [await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    expect(await rowsOf(person.id)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      done: true,
      target: '/opportunities/x',
    });
    const refused = answers.filter(({ status }) => status === 409);
    expect([...new Set(refused.map(({ error }) => error.code))]).toEqual(['action_used']);
    expect((await confirm(person, id)).error.code).toBe('action_used');
    expect(await rowsOf(person.id)).toEqual(['new']);
    expect(await stateOf(person)).toBe('done');
  });

  it('is begun by one of two confirmations that have both read it as open', async () => {
    const [person, opening] = [await member(), await published()];
    const action = await getAction(person.id, await proposed(person, applying(person, opening)));
    if (!action) throw new Error('Nothing was proposed.');
    await beginAction(person.id, action);
    await expect(beginAction(person.id, action)).rejects.toThrow(ConditionFailed);
  });

  it('is its user’s own: for others it does not exist, also at the same time', async () => {
    const [person, other, opening] = [await member(), await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    expect((await confirm(other, id)).status).toBe(404);
    const answers = await Promise.all([other, person, other].map((one) => confirm(one, id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404]);
    expect(await rowsOf(other.id)).toEqual([]);
  });

  it('ends after a quarter of an hour', async () => {
    const [person, opening] = [await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    await advanceClock(ACTION_MS);
    expect((await confirm(person, id)).error.code).toBe('action_expired');
    expect(await rowsOf(person.id)).toEqual([]);
  });

  it('is refused when the posting has closed since', async () => {
    const [person, opening] = [await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    await updateItem(
      updateOf({ pk: `opportunity#${opening.id}`, sk: 'opportunity' }, { set: { status: 'closed' } }),
    );
    expect((await confirm(person, id)).error.code).toBe('action_changed');
    expect((await confirm(person, id)).error.code).toBe('action_used');
    expect([await rowsOf(person.id), await stateOf(person)]).toEqual([[], 'failed']);
  });

  it('says in the route’s own words what it refuses', async () => {
    const [person, opening] = [await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    await apply(person, opening.id);
    const { error } = await confirm(person, id);
    expect(error).toEqual({
      code: 'action_changed',
      message: 'You’ve already applied for this opportunity.',
    });
  });

  it('is not possible for a user who was suspended since', async () => {
    const [person, opening] = [await listedMember(), await published()];
    const id = await proposed(person, applying(person, opening));
    await suspend(person.id);
    expect((await confirm(person, id)).status).toBe(401);
    expect(await rowsOf(person.id)).toEqual([]);
  });

  it('can be confirmed again when nothing was done, as when the function was busy', async () => {
    const [person, opening] = [await member(), await published()];
    const id = await proposed(person, applying(person, opening));
    for (const name of ['opportunities', 'applications']) {
      await throttle({ function: name }, 1);
      expect((await confirm(person, id)).status).toBe(503);
    }
    expect((await confirm(person, id)).status).toBe(200);
  });

  it('says that its outcome is unknown when the route failed and nothing tells what it did', async () => {
    const [person, opening] = [await member(), await published()];
    const { run } = applying(person, opening);
    const id = await proposed(person, proposal(run));
    await throttle({ partition: `opportunity#${opening.id}` }, 20);
    expect((await confirm(person, id)).error).toMatchObject({
      code: 'unavailable',
      message: UNKNOWN_OUTCOME,
    });
    expect(await stateOf(person)).toBe('unknown');
    expect((await confirm(person, id)).error.code).toBe('action_used');
  });
});

describe('a route that is called as the user', () => {
  it('refuses what it refuses them: another role, and another user’s record', async () => {
    const [person, owner, opening] = [await member(), await member(), await published()];
    await apply(owner, opening.id);
    const { id: userId } = owner;
    for (const what of [
      proposal(planned('admin.users', { query: { limit: 1 } })),
      proposal(planned('dashboard.get', { params: { userId } })),
      proposal(planned('applications.apply', { body: { userId, opportunityId: opening.id } })),
      proposal(planned('applications.get', { params: { opportunityId: opening.id } })),
    ]) {
      const { error } = await confirm(person, await proposed(person, what));
      expect(error.code).toBe('action_changed');
    }
  });

  it('is refused by the function’s policy where no tool has use for its feature', async () => {
    const person = await member();
    const id = await proposed(person, proposal(planned('equality.get', {})));
    expect((await confirm(person, id)).status).toBe(503);
    expect(await stateOf(person)).toBe('open');
  });
});

it('what was proposed and begun by a confirmation that broke off is not run again', async () => {
  const [person, opening] = [await member(), await published()];
  const id = await proposed(person, applying(person, opening));
  const item = await itemAt(`ai#${person.id}`, `action#${id}`);
  await putItem({ Item: { ...item, state: 'running' } });
  expect((await confirm(person, id)).error.code).toBe('action_used');
  expect(await rowsOf(person.id)).toEqual([]);
});
