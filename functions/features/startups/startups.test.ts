import { describe, expect, it } from 'vitest';
import { fillCounter } from '#functions/testing/limits.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import {
  accept,
  assumption,
  close,
  createStartup,
  getStartupAs,
  handOver,
  invite,
  launch,
  milestone,
  remove,
  someStartup,
  team,
} from '#functions/testing/startups.ts';
import { STARTUP, STARTUP_CHANGES, STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';

const read = async (who: Member, id: string): Promise<Startup> => (await getStartupAs(who, id)).body;
const statusOf = async (sent: Promise<{ status: number }>): Promise<number> => (await sent).status;
const fieldsOf = ({ name, industry, problem, solution, targetMarket, stage, ...rest }: Startup) => {
  const { timeline, description, fundingRaised, audience } = rest;
  return {
    ...{ name, industry, problem, solution, targetMarket, stage },
    ...{ timeline, description, fundingRaised, audience },
  };
};
const update = ({ browser }: Member, startup: Startup, more: Partial<Startup> = {}) =>
  browser.call('startups.update', {
    params: { id: startup.id },
    body: { ...fieldsOf({ ...startup, ...more }), version: startup.version },
  });
const saveMilestones = (who: Member, id: string, milestones: ReturnType<typeof milestone>[], version = 0) =>
  who.browser.call('startups.milestones', { params: { id }, body: { milestones, version } });
const saveAssumptions = (
  who: Member,
  id: string,
  assumptions: ReturnType<typeof assumption>[],
  version = 0,
) => who.browser.call('startups.assumptions', { params: { id }, body: { assumptions, version } });

describe('a draft', () => {
  it('is stored with a name alone, is launched once it has what that needs, and stays so', async () => {
    const lead = await member();
    const { id, status, teamSize, mine } = (
      await lead.browser.call('startups.create', { body: { name: 'Second Shift' } })
    ).body;
    expect({ status, teamSize, mine }).toMatchObject({
      status: 'draft',
      teamSize: 1,
      mine: { role: 'lead', status: 'member' },
    });
    const refused = await launch(lead, id);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
      400,
      ['industry', 'problem', 'solution'],
    ]);
    (await update(lead, await read(lead, id), someStartup())).body;
    expect((await launch(lead, id)).body).toMatchObject({ status: 'active', launchedAt: expect.any(String) });
    expect((await launch(lead, id)).error.code).toBe('illegal_transition');
    const blank = await update(lead, await read(lead, id), { problem: '' });
    expect(blank.error.fields).toEqual({ problem: 'Describe the problem' });
    const { items } = (await lead.browser.call('startups.list')).body;
    expect(items).toMatchObject([{ id, status: 'active', progress: 0, nextMilestone: null, riskiest: null }]);
  });

  it('is deleted with all that belongs to it, and only as a draft', async () => {
    const lead = await member();
    const { id } = await createStartup(lead);
    (await saveAssumptions(lead, id, [assumption('a')])).body;
    const discard = () => lead.browser.call('startups.discard', { params: { id } });
    (await discard()).body;
    expect([await statusOf(getStartupAs(lead, id)), await statusOf(discard())]).toEqual([404, 404]);
    expect((await lead.browser.call('startups.list')).body.items).toEqual([]);
    const active = await team(0);
    const kept = await active.lead.browser.call('startups.discard', { params: { id: active.id } });
    expect(kept.error).toMatchObject({ code: 'illegal_transition', message: STARTUP_ERRORS.onlyDrafts });
  });

  it('is one of at most ten that are not closed', async () => {
    const lead = await member();
    const drafts = await Promise.all(
      Array.from({ length: STARTUP.most + 3 }, () =>
        lead.browser.call('startups.create', { body: someStartup() }),
      ),
    );
    const made = drafts.filter(({ status }) => status === 201);
    expect(made).toHaveLength(STARTUP.most);
    expect(drafts.find(({ status }) => status !== 201)?.error.code).toBe('limit_reached');
    const id = made[0]?.body.id ?? '';
    (await launch(lead, id)).body;
    (await close(lead, id)).body;
    expect(await statusOf(lead.browser.call('startups.create', { body: someStartup() }))).toBe(201);
  });
});

describe('the fields', () => {
  it('are saved by their version by any member; who sees the page is for the lead', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const before = await read(other, id);
    const fundingRaised = { amount: 1200, currency: 'EUR' } as const;
    const saved = (await update(other, before, { stage: 'Market Research', fundingRaised })).body;
    expect(saved).toMatchObject({ stage: 'Market Research', fundingRaised, version: before.version + 1 });
    const stale = await update(lead, before, { stage: 'Ready to Launch' });
    expect(stale.error).toMatchObject({ code: 'conflict', message: STARTUP_ERRORS.stale });
    const refused = await update(other, saved, { audience: 'everyone' });
    expect(refused.error.fields).toEqual({ audience: STARTUP_ERRORS.leadChooses });
    expect((await update(lead, saved, { audience: 'everyone' })).body.audience).toBe('everyone');
  });

  it.each([
    ['an industry that there is not', { industry: 'Farming' }],
    ['a stage that there is not', { stage: 'Done' }],
    ['funding in parts of a unit', { fundingRaised: { amount: 0.5, currency: 'EUR' } }],
    ['negative funding', { fundingRaised: { amount: -1, currency: 'EUR' } }],
    ['more funding than there is', { fundingRaised: { amount: 1e13, currency: 'EUR' } }],
    ['a currency that there is not', { fundingRaised: { amount: 1, currency: 'XXX' } }],
    ['a name of two lines', { name: 'One\u0007' }],
    ['no name', { name: ' \u200b ' }],
    ['a long problem', { problem: 'x'.repeat(STARTUP.problem + 1) }],
  ])('refuse %s', async (_, more) => {
    const lead = await member();
    const body = { ...someStartup(), ...more };
    const { status } = await lead.browser.call('startups.create', { body });
    expect(status).toBe(400);
  });

  it('are limited in how often one user changes them', async () => {
    const lead = await member();
    const { id } = await createStartup(lead);
    const now = await advanceClock(0);
    await fillCounter({ name: 'startup-changes', ...STARTUP_CHANGES }, lead.id, STARTUP_CHANGES.limit, now);
    expect(await statusOf(update(lead, await read(lead, id)))).toBe(429);
  });
});

describe('milestones and assumptions', () => {
  it('have versions of their own, and say what is next', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const list = [
      milestone('a', { due: '2999-03-01' }),
      milestone('b', { due: '2999-02-01' }),
      milestone('c', { due: '2026-01-01', doneOn: '2026-01-02', evidence: 'Twelve interviews' }),
    ];
    expect((await saveMilestones(other, id, list)).body).toMatchObject({
      ...{ version: 1, progress: 33, milestonesDone: { done: 1, total: 3 } },
      nextMilestone: { id: 'b', title: 'Milestone b' },
    });
    expect((await saveMilestones(lead, id, [], 0)).error.code).toBe('conflict');
    const assumed = [
      assumption('low', { risk: 'low' }),
      assumption('tested', { risk: 'high', test: 'Asked 20', result: '2 of 20', decision: 'change' }),
      assumption('first', { risk: 'high' }),
      assumption('second', { risk: 'high' }),
    ];
    expect((await saveAssumptions(lead, id, assumed)).body).toMatchObject({
      version: 1,
      riskiest: { id: 'first' },
    });
    const startup = await read(other, id);
    expect(startup).toMatchObject({
      ...{ milestones: list, milestonesVersion: 1, assumptions: assumed, assumptionsVersion: 1 },
      ...{ progress: 33, riskiest: { id: 'first' }, version: 1 },
    });
    expect((await other.browser.call('startups.list')).body.items).toMatchObject([
      { progress: 33, nextMilestone: { id: 'b' }, riskiest: { id: 'first' } },
    ]);
  });

  it.each([
    ['done without evidence', [milestone('a', { doneOn: '2026-01-01' })], 'evidence'],
    ['done ahead', [milestone('a', { doneOn: '2999-01-01', evidence: 'Soon' })], 'doneOn'],
    ['two with one id', [milestone('a'), milestone('a')], 'milestones'],
    ['evidence on no public host', [milestone('a', { evidenceUrl: 'https://10.0.0.1/x' })], 'evidenceUrl'],
    ['a day that there is not', [milestone('a', { due: '2026-02-30' })], 'due'],
    ['too many', Array.from({ length: 31 }, (_, at) => milestone(`${at}`)), 'milestones'],
  ])('refuse milestones: %s', async (_, list, field) => {
    const { lead, id } = await team(0);
    const { status, error } = await saveMilestones(lead, id, list);
    expect([status, Object.keys(error.fields ?? {}).join()]).toEqual([400, expect.stringContaining(field)]);
  });

  it.each([
    ['decided without a test', [assumption('a', { decision: 'keep', result: 'Yes' })], 'test'],
    ['decided without a result', [assumption('a', { decision: 'keep', test: 'Asked' })], 'result'],
    ['two with one id', [assumption('a'), assumption('a')], 'assumptions'],
    ['too many', Array.from({ length: 21 }, (_, at) => assumption(`${at}`)), 'assumptions'],
  ])('refuse assumptions: %s', async (_, list, field) => {
    const { lead, id } = await team(0);
    const { status, error } = await saveAssumptions(lead, id, list);
    expect([status, Object.keys(error.fields ?? {}).join()]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('a closed startup', () => {
  it('is what it was after the closing: nothing changes, and a member may still leave', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const guest = await member();
    (await invite(lead, id, guest.id)).body;
    expect(await statusOf(close(other, id))).toBe(404);
    expect((await close(lead, id, ' ')).error.fields).toHaveProperty('learned');
    const closed = (await close(lead, id, 'Nobody pays for it.')).body;
    expect(closed).toMatchObject({ status: 'closed', learned: 'Nobody pays for it.', teamSize: 2 });
    expect(closed.team).toHaveLength(2);
    const refused = [
      await close(lead, id),
      await launch(lead, id),
      await update(other, closed),
      await saveMilestones(other, id, [milestone('a')]),
      await saveAssumptions(other, id, [assumption('a')]),
      await other.browser.call('startups.addNote', { params: { id }, body: { text: 'Too late' } }),
      await other.browser.call('startups.addDocument', { params: { id }, body: { title: 'Late' } }),
      await invite(lead, id, guest.id),
      await remove(lead, id, other.id),
      await handOver(lead, id, other.id),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
      refused.map(() => [409, 'illegal_transition']),
    );
    expect(await statusOf(accept(guest, id))).toBe(404);
    expect((await guest.browser.call('startups.list')).body.items).toEqual([]);
    (await remove(other, id, other.id)).body;
    expect((await read(lead, id)).teamSize).toBe(1);
  });
});
