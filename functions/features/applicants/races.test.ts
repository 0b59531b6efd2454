import { beforeAll, expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { countersOf, replyCountersSchema } from '#functions/parts/applications/reply-counts.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import {
  answer,
  applied,
  decisionFields,
  hiring,
  numbersOf,
  recordOfApplicant,
  undo,
} from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import type { Member } from '#functions/testing/members.ts';
import { allClients, RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt, throttle } from '#functions/testing/stack.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { canMove } from '#shared/core/workflow.ts';
import { BULK_DECISIONS, DECISIONS } from '#shared/features/applicants/rules.ts';
import { isUndo } from '#shared/features/applications/history.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { replyClock } from './replies/due-promises.ts';

beforeAll(asOperator);

const STEPS = rounds(6, 10);
const OPENINGS = 2;

/**
 * One client’s next request, sent once, twice at a time, or again as after a lost answer, while the table may throttle.
 * Whether it succeeds is up to the others. Returns the statuses of the answers.
 */
const act = async (
  pick: (below: number) => number,
  id: string,
  people: readonly Member[],
  employers: readonly Member[],
): Promise<number[]> => {
  const person = people[pick(people.length)];
  const employer = employers[pick(employers.length)];
  if (!person || !employer) return [];
  const params = { id, userId: person.id };
  const { version, status: before } = await recordOfApplicant(id, person.id);
  // Mostly what the workflow allows, so that applications come as far as an offer; now and then anything.
  const legal = DECISIONS.filter((to) => canMove(applicationWorkflow, before, to, 'employer'));
  const choices = legal.length > 0 && pick(4) > 0 ? legal : DECISIONS;
  const to = choices[pick(choices.length)] ?? 'reviewed';
  const bulkTo = BULK_DECISIONS[pick(BULK_DECISIONS.length)] ?? 'reviewed';
  const requests = [
    () =>
      employer.browser.call('applicants.setStatus', { params, body: { to, version, ...decisionFields(to) } }),
    () =>
      employer.browser.call('applicants.setStatus', { params, body: { to, version, ...decisionFields(to) } }),
    () =>
      employer.browser.call('applicants.setStatuses', {
        params: { id },
        body: {
          items: people.slice(0, 4).map(({ id: userId }) => ({ userId, version })),
          to: bulkTo,
          ...decisionFields(bulkTo),
        },
      }),
    () => undo(employer, id, person.id),
    () => withdraw(person, id),
    () => apply(person, id),
    () => answer(person, id, 'accept'),
    () => answer(person, id, 'decline'),
  ];
  const request = requests[pick(requests.length)];
  if (!request) return [];
  const throttled = [`opportunity#${id}#applicants`, `user#${person.id}`][pick(6)];
  if (throttled !== undefined) await throttle({ partition: throttled }, 2);
  const times = pick(4);
  const answers = await Promise.all(times === 0 ? [request(), request()] : [request()]);
  if (times === 1) answers.push(await request());
  const statuses = answers.map(({ status }) => status);
  for (const status of statuses) expect([200, 201, 400, 409, 503]).toContain(status);
  return statuses;
};

/** The counters of kept, late and missed promises, as the applications have them and as the posting and its company do. */
const replyNumbersOf = async (id: string, companyId: string, people: readonly Member[]) => {
  const names = (await Promise.all(people.map((person) => recordOfApplicant(id, person.id)))).flatMap(
    countersOf,
  );
  const rows: Record<string, number> = {};
  for (const name of names) rows[name] = (rows[name] ?? 0) + 1;
  const [ofPosting, ofCompany] = await Promise.all([
    itemAt(`opportunity#${id}#applicants`, 'replies'),
    itemAt(`replies#company#${companyId}`, 'replies'),
  ]);
  return [rows, ofPosting ?? {}, ofCompany ?? {}].map((counters) => replyCountersSchema.parse(counters));
};

/** What each application went through is legal, and its applicant’s figures are what it is now. */
const checkHistories = (id: string, people: readonly Member[]) =>
  inParallel(people, 8, async (person) => {
    const { history, status } = await recordOfApplicant(id, person.id);
    for (const [index, step] of history.entries()) {
      const before = history[index - 1];
      if (!before) continue;
      const legal = canMove(applicationWorkflow, before.status, step.status, step.by);
      expect(legal || (isUndo(history, index) && history[index - 2]?.status === step.status)).toBe(true);
    }
    const figures = (await person.browser.call('dashboard.get', { params: { userId: person.id } })).body;
    expect([figures.applications, figures.interviews]).toEqual([
      status === 'withdrawn' ? 0 : 1,
      status === 'interview_scheduled' ? 1 : 0,
    ]);
  });

it.each(rounds([10], [50, 200]))(
  `%i clients leave legal histories, counters that equal the rows, no promise lost, and one hire for an opening (seed ${RACE_SEED})`,
  async (clients) => {
    const { employer, colleague, company, id } = await hiring({ openings: OPENINGS });
    const people = await applied(id, Math.max(5, Math.floor(clients / 3)));
    // By the clock of the stack, which other tests move.
    const began = (await advanceClock(0)).toISOString();
    const replyBy = (await getOpportunity(id))?.replyBy ?? '';
    const statuses: Record<number, number> = {};
    const all = allClients(clients, async (number) => {
      const random = randomFrom(RACE_SEED + number * 7919);
      for (let step = 0; step < STEPS; step += 1)
        for (const status of await act(random, id, people, [employer, colleague]))
          statuses[status] = (statuses[status] ?? 0) + 1;
    });
    // Meanwhile the hourly run marks who has no answer, as on the day after the promised one.
    await replyClock.queue({ opportunityId: id, day: daysAfter(replyBy, 1) }, 0);
    await all;
    console.log(`answers to ${clients} clients: ${JSON.stringify(statuses)}`);
    await eventually(
      'the hourly run',
      async () => `${(await itemAt(`reply-clock#${id}`, 'clock'))?.doneOn ?? ''}` > replyBy,
      60_000,
    );
    const [owed, ofPosting, ofCompany] = await replyNumbersOf(id, company.id, people);
    expect(ofCompany).toEqual(ofPosting);
    const records = await Promise.all(people.map((person) => recordOfApplicant(id, person.id)));
    // What became of the promise to one who withdrew and applied again stays in the record beside the new promise.
    if (records.every(({ appliedAt }) => appliedAt < began)) expect(ofPosting).toEqual(owed);
    for (const name of ['kept', 'late', 'missed'] as const)
      expect(ofPosting?.[name], name).toBeGreaterThanOrEqual(owed?.[name] ?? 0);
    const { rows, counts } = await numbersOf(id, people);
    expect(counts).toEqual(rows);
    const opportunity = await getOpportunity(id);
    expect(opportunity?.hired ?? 0).toBe(rows.hired ?? 0);
    expect(rows.hired ?? 0).toBeLessThanOrEqual(OPENINGS);
    await checkHistories(id, people);
  },
  600_000,
);
