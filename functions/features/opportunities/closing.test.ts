import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchWrite, putItem } from '#functions/core/table.ts';
import { handler as runTasks } from '#functions/events/delayed/handler.ts';
import { handler } from '#functions/events/stream/handler.ts';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { notificationsOf } from '#functions/parts/notifications/repository.ts';
import { opportunityItem, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { countsItem } from '#functions/testing/applicant-counts.ts';
import { allItems, useOwnTable } from '#functions/testing/own-table.ts';
import { opportunityRecord, streamRecord } from '#functions/testing/stream.ts';
import { taskEvent } from '#functions/testing/tasks.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const UNDECIDED: readonly ApplicationStatus[] = [
  'new',
  'reviewed',
  'interview_scheduled',
  'offered',
  'offer_declined',
];

let removeTable: () => Promise<void>;
beforeEach(async () => {
  removeTable = await useOwnTable();
});
afterEach(() => removeTable());

const recordOf = (opportunity: Opportunity) => opportunityItem(storedOpportunity(opportunity));

/** A closed opportunity that was open, with an application in each status; ids of the applicants by their order. */
const closedWith = async (statuses: readonly ApplicationStatus[]) => {
  const open = someOpportunity();
  const closed = { ...open, status: 'closed' } as const;
  const applications = statuses.map((status, i) => {
    const at = new Date(Date.parse('2026-01-05') + (i % 7) * 1000).toISOString();
    const description = { user: newAccount(), posting: open, history: [{ status, at }] };
    return applicationItem(newApplication(description).application);
  });
  await putItem({ Item: recordOf(closed) });
  await putItem({ Item: countsItem(open.id, { new: statuses.length }) });
  await batchWrite(applications.map((Item) => ({ PutRequest: { Item } })));
  return { open, closed, people: applications.map(({ userId }) => userId) };
};

const noteOf = async () => (await allItems()).find(({ entity }) => entity === 'closing');

/** Plays the stream: delivers the note whenever it changed, until it is gone. Returns all delivered records. */
const playToTheEnd = async (again: (count: number) => boolean = () => false) => {
  const delivered: ReturnType<typeof streamRecord>[] = [];
  for (let note = await noteOf(); note; note = await noteOf()) {
    const record = streamRecord({ pk: String(note.pk), sk: String(note.sk) }, undefined, note);
    delivered.push(record);
    const Records = again(delivered.length) ? [record, ...delivered] : [record];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    expect(delivered.length).toBeLessThan(20);
  }
  return delivered;
};

const kindsFor = async (userId: string) =>
  (await notificationsOf(userId, 10, undefined, NOW)).map(({ event }) => event.kind);

/** What the queue hands over once a closing that the stream reported can no longer be undone. */
const begin = async (opportunityId: string) => {
  const event = taskEvent('opportunity-ended', { opportunityId, at: '2026-01-01T00:00:00.000Z' });
  expect(await runTasks(event)).toEqual({ batchItemFailures: [] });
};

/** Closes an opportunity, after which its task is queued and then run. */
const close = async (open: Opportunity, closed: Opportunity) => {
  expect(await handler({ Records: [opportunityRecord(open, closed)] })).toEqual({ batchItemFailures: [] });
  await begin(open.id);
};

describe('applicants of an opportunity that closes', () => {
  it('are notified once each if their application is undecided, even if records are delivered twice', async () => {
    const seed = Number(process.env.SEED || Math.floor(Math.random() * 1e9));
    console.log(`applicants of SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...APPLICATION_STATUSES), { minLength: 1, maxLength: 60 }),
        fc.infiniteStream(fc.boolean()),
        async (statuses, dice) => {
          const { open, closed, people } = await closedWith(statuses);
          await close(open, closed);
          const delivered = await playToTheEnd(() => dice.next().value);
          // All of it again, long after.
          await handler({ Records: [...delivered, opportunityRecord(open, closed)] });
          await begin(open.id);
          await playToTheEnd();
          for (const [i, userId] of people.entries())
            expect(await kindsFor(userId)).toEqual(
              UNDECIDED.includes(statuses[i] as ApplicationStatus) ? ['opportunity_closed'] : [],
            );
        },
      ),
      { numRuns: 6, seed },
    );
  });

  it('are notified even if the record is broken and cannot be taken from the lists', async () => {
    const { closed, open, people } = await closedWith(['new']);
    const broken = { ...recordOf(closed), skills: 'React' };
    await putItem({ Item: broken });
    const record = streamRecord(opportunityKey(closed.id), recordOf(open), broken);
    expect((await handler({ Records: [record] })).batchItemFailures).toHaveLength(1);
    await begin(closed.id);
    await playToTheEnd();
    expect(await Promise.all(people.map(kindsFor))).toEqual([['opportunity_closed']]);
  });

  it('are notified a page at a time, however many they are', async () => {
    const { open, closed, people } = await closedWith(Array<ApplicationStatus>(60).fill('new'));
    await close(open, closed);
    const note = (await noteOf()) ?? {};
    await handler({ Records: [streamRecord({ pk: String(note.pk), sk: 'closing' }, undefined, note)] });
    const notified = (await Promise.all(people.map(kindsFor))).filter((kinds) => kinds.length > 0);
    expect(notified).toHaveLength(25);
    expect(await playToTheEnd()).toHaveLength(2);
  });

  it('are not notified when it is open again before their page', async () => {
    const { open, closed, people } = await closedWith(['new', 'new']);
    await close(open, closed);
    await putItem({ Item: recordOf(open) });
    await playToTheEnd();
    expect(await Promise.all(people.map(kindsFor))).toEqual([[], []]);
  });

  it('are no reason for a task where there are none, nor is a change of anything else', async () => {
    const { open, closed } = await closedWith(['new']);
    const none = someOpportunity();
    // Queueing anything would fail.
    vi.stubEnv('DELAYED_TASKS_URL', undefined);
    const failures = async (before: Opportunity, after: Opportunity) =>
      (await handler({ Records: [opportunityRecord(before, after)] })).batchItemFailures.length;
    expect(await failures(open, closed)).toBe(1);
    expect(await failures(none, { ...none, status: 'closed' })).toBe(0);
    expect(await failures(open, { ...open, title: 'New' })).toBe(0);
    expect(await failures(closed, { ...closed, title: 'New' })).toBe(0);
    vi.unstubAllEnvs();
  });

  it('a note that is gone brings nothing back', async () => {
    const { open, closed } = await closedWith(Array<ApplicationStatus>(30).fill('new'));
    await close(open, closed);
    const [first] = await playToTheEnd();
    await handler({ Records: first ? [first] : [] });
    expect(await noteOf()).toBeUndefined();
  });
});
