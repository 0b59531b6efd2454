import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordFrom, replyCountersSchema } from '#functions/parts/applications/reply-counts.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { applied, decide, hiring, recordOfApplicant, undo } from '#functions/testing/applicants.ts';
import { withdraw } from '#functions/testing/applications.ts';
import type { Member } from '#functions/testing/members.ts';
import { openPosting } from '#functions/testing/postings.ts';
import { advanceClock, asOperator, eventually, itemAt, mailsTo } from '#functions/testing/stack.ts';
import { dayText } from '#shared/core/day-text.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { recordWords } from '#shared/core/reply-words.ts';
import { nextDue, replyState } from '#shared/features/applications/reply-promise.ts';
import { replyClock } from './due-promises.ts';
import { markMissed } from './missed-promises.ts';

beforeAll(asOperator);

const setUp = async (size: number) => {
  const hired = await hiring();
  const people = await applied(hired.id, size);
  const [first] = people;
  if (!first) throw new Error('nobody applied');
  const replyBy = (await recordOfApplicant(hired.id, first.id)).opportunity.replyBy;
  /** The counters of the posting, which are those of its company, too. */
  const counters = async () => {
    asOperator();
    const [posting, company] = await Promise.all([
      itemAt(`opportunity#${hired.id}#applicants`, 'replies'),
      itemAt(`replies#company#${hired.company.id}`, 'replies'),
    ]);
    const [ours, theirs] = [posting ?? {}, company ?? {}].map((item) => replyCountersSchema.parse(item));
    expect(ours).toEqual(theirs);
    return { kept: ours?.kept, late: ours?.late, missed: ours?.missed };
  };
  /** The clock of the posting. */
  const clock = async () => {
    asOperator();
    return itemAt(`reply-clock#${hired.id}`, 'clock');
  };
  /** Does what is due on a day, a number of days after the promised one. */
  const on = async (days: number) => {
    asOperator();
    const day = daysAfter(replyBy, days);
    await replyClock.queue({ opportunityId: hired.id, day }, 0);
    await eventually(`the work of ${day}`, async () => `${(await clock())?.doneOn ?? ''}` >= day);
  };
  return { ...hired, people, replyBy, counters, clock, on };
};
/** The subjects of the mails to a user that have certain words in them, the latest first. */
const mailed = async ({ id }: Member, words: string) =>
  (await mailsTo(`${id}@people.fledge.test`))
    .map(({ subject }) => subject)
    .filter((one) => one.includes(words));
const heard = async ({ browser }: Member, kind: string) =>
  (await browser.call('notifications.list')).body.items.filter(({ event }) => event.kind === kind);

describe('the record of replies', () => {
  it('counts an invitation or a rejection once; neither a review nor what is undone counts', async () => {
    const { employer, people, id, counters } = await setUp(3);
    const [one, two, three] = people.map((person) => person.id);
    (await decide(employer, id, one ?? '', 'reviewed')).body;
    expect(await counters()).toEqual({ kept: 0, late: 0, missed: 0 });
    (await decide(employer, id, one ?? '', 'interview_scheduled')).body;
    (await decide(employer, id, one ?? '', 'offered')).body;
    (await decide(employer, id, two ?? '', 'rejected')).body;
    expect(await counters()).toEqual({ kept: 2, late: 0, missed: 0 });
    (await undo(employer, id, two ?? '')).body;
    expect(await counters()).toEqual({ kept: 1, late: 0, missed: 0 });
    const items = people.map(({ id: userId }, index) => ({ userId, version: index === 1 ? 3 : 1 }));
    const bulk = { items: items.slice(1), to: 'rejected', reason: 'experience' } as const;
    for (let times = 0; times < 2; times += 1)
      await employer.browser.call('applicants.setStatuses', { params: { id }, body: bulk });
    expect(await counters()).toEqual({ kept: 3, late: 0, missed: 0 });
    expect((await recordOfApplicant(id, three ?? '')).status).toBe('rejected');
  });

  it('marks what was missed exactly once, notifies the candidates, and counts a later answer as late', async () => {
    const { employer, people, id, replyBy, counters, on } = await setUp(4);
    const [answered, gone, late, waiting] = people;
    if (!answered || !gone || !late || !waiting) throw new Error('nobody applied');
    (await decide(employer, id, answered.id, 'rejected')).body;
    (await withdraw(gone, id)).body;
    await on(0);
    expect(await counters()).toEqual({ kept: 1, late: 0, missed: 0 });
    // Two runs that begin before either has marked anything.
    asOperator();
    const due = { opportunityId: id, day: daysAfter(replyBy, 1) };
    // By the clock of the stack, which other tests move: the packed list passes over what is dated back.
    const now = (await advanceClock(0)).getTime();
    await Promise.all([1, 2].map((later) => replyClock.run(due, new Date(now + later * 1000))));
    await Promise.all([on(1), on(2)]);
    await on(3);
    expect(await counters()).toEqual({ kept: 1, late: 0, missed: 2 });
    for (const person of [late, waiting]) expect(await heard(person, 'reply_missed')).toHaveLength(1);
    for (const person of [answered, gone]) expect(await heard(person, 'reply_missed')).toEqual([]);
    for (const person of [late, waiting])
      await eventually('the mail', async () => (await mailed(person, 'reply')).length === 1);
    for (const person of [answered, gone]) expect(await mailed(person, 'reply')).toEqual([]);
    const { items } = await eventually('the marks in the list', async () => {
      const { body } = await employer.browser.call('applicants.ofPosting', { params: { id } });
      return body.items.filter(({ missed }) => missed).length === 2 ? body : undefined;
    });
    expect(items.find(({ userId }) => userId === answered.id)?.missed).toBeUndefined();
    // A run that still takes it for owed changes nothing.
    const [posting, { version }] = await Promise.all([getOpportunity(id), recordOfApplicant(id, waiting.id)]);
    if (!posting) throw new Error('There is no such posting.');
    expect(await markMissed(posting, [waiting.id], daysAfter(replyBy, 3), new Date())).toHaveLength(1);
    expect((await recordOfApplicant(id, waiting.id)).version).toBe(version);
    (await withdraw(waiting, id)).body;
    expect(await counters()).toEqual({ kept: 1, late: 0, missed: 2 });
  });

  it('reminds every member three days before and on the day, once each', async () => {
    const { employer, colleague, replyBy, on } = await setUp(1);
    for (const days of [-4, -3, -3, -2, 0, 0]) await on(days);
    for (const person of [employer, colleague])
      expect(
        (await heard(person, 'reply_due')).map(({ event }) => event.kind === 'reply_due' && event.inDays),
      ).toEqual([0, 3]);
    for (const person of [employer, colleague]) {
      await eventually('both mails', async () => (await mailed(person, 'due')).length === 2);
      expect(await mailed(person, `Replies are due by ${dayText(replyBy)}`)).toHaveLength(2);
    }
  });

  it('sets the clock of a posting as its list is packed, and takes it out when nothing is due', async () => {
    const { employer, people, id, replyBy, clock, on } = await setUp(1);
    const nextOn = async () => (await clock())?.nextOn;
    await eventually('the clock', async () => (await nextOn()) === daysAfter(replyBy, -3));
    await on(-3);
    expect(await nextOn()).toBe(replyBy);
    (await decide(employer, id, people[0]?.id ?? '', 'rejected')).body;
    await eventually('no clock', async () => (await nextOn()) === undefined);
  });
});

it('the search shows the record of the poster with each of their openings, also those that open later', async () => {
  const { employer, company, people, id } = await setUp(5);
  const open = await storePosting(
    someOpportunity({ companyId: company.id, company: company.name }),
    employer.id,
  );
  /** What the search says of the openings of the company; undefined where it does not find one yet. */
  const shown = async (ids = [id, open.id]) => {
    const query = { company: company.id };
    const { items } = (await people[0]?.browser.call('opportunities.list', { query }))?.body ?? { items: [] };
    return ids.map((one) => items.find((item) => item.id === one)?.replies);
  };
  await eventually('the openings', async () => (await shown())[1] !== undefined);
  expect(await shown()).toEqual([null, null]);
  for (const person of people) (await decide(employer, id, person.id, 'rejected')).body;
  const record = { kept: 5, of: 5, medianDays: 0 };
  const isShown = async (ids: readonly string[]) =>
    (await shown([...ids])).every((one) => isDeepStrictEqual(one, record));
  await eventually('the record', () => isShown([id, open.id]));
  const later = await openPosting(employer);
  await eventually('the record', () => isShown([id, open.id, later.id]));
});

const DAY = fc.integer({ min: 0, max: 400 }).map((days) => daysAfter('2026-01-01', days));
const at = (day: string) => `${day}T12:00:00.000Z`;

describe('the rule', () => {
  it('has one outcome for every day: nobody is owed an answer twice', () => {
    fc.assert(
      fc.property(DAY, DAY, fc.boolean(), (replyBy, answeredOn, withdrawn) => {
        const step = { status: withdrawn ? 'withdrawn' : 'rejected', at: at(answeredOn) } as const;
        const history = [{ status: 'new' as const, at: at('2025-12-31') }, step];
        const state = replyState({ status: step.status, history, opportunity: { replyBy } }, '2027-12-31');
        const inTime = answeredOn <= replyBy;
        expect(state).toBe(withdrawn ? (inTime ? undefined : 'missed') : inTime ? 'kept' : 'late');
      }),
    );
  });

  it('has a next day until all was done, and never passes over a missed one', () => {
    fc.assert(
      fc.property(fc.array(DAY, { minLength: 1, maxLength: 5 }), DAY, (promised, done) => {
        const next = nextDue(promised, done) ?? '';
        expect(next).not.toBe('');
        const earliest = [...promised].sort()[0] ?? '';
        expect(next <= daysAfter(earliest, 1)).toBe(true);
        expect(next > done || promised.some((day) => daysAfter(day, 1) === next)).toBe(true);
      }),
    );
    expect(nextDue([], '')).toBeUndefined();
  });

  it('shows a record from five on, with the median of the days', () => {
    const counters = (given: object) => recordFrom(replyCountersSchema.parse(given));
    expect(counters({ kept: 3, missed: 1 })).toBeUndefined();
    const record = counters({ kept: 3, late: 1, missed: 1, d2: 2, d5: 1, d40: 1 });
    expect(record).toEqual({ kept: 3, of: 5, medianDays: 2 });
    expect(recordWords(record)).toBe('60% answered on time, typically within 2 days');
    expect(recordWords(counters({ missed: 5 }))).toBe('0% answered on time');
    expect(recordWords(undefined)).toBe('No record yet');
  });
});
