import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { handler } from '#functions/events/stream/handler.ts';
import {
  applicationItem,
  applicationKey,
  type StoredApplication,
} from '#functions/parts/applications/repository.ts';
import { markAllRead, notificationsOf } from '#functions/parts/notifications/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { streamRecord } from '#functions/testing/stream.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { type ApplicationStatus, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { isOwnAction } from '#shared/features/notifications/kinds.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

type Step = StoredApplication['history'][number];

let removeTable: () => Promise<void>;
beforeAll(async () => {
  removeTable = await useOwnTable();
});
afterAll(() => removeTable());

const applicationWith = (
  { userId, posting = someOpportunity() }: { userId: string; posting?: Opportunity },
  history: readonly Pick<Step, 'status' | 'at'>[],
): StoredApplication => newApplication({ user: newAccount({ id: userId }), posting, history }).application;

const someApplication = (userId: string, status: ApplicationStatus, at: string): StoredApplication =>
  applicationWith({ userId }, [{ status, at }]);

/** The record after its next change: the next status, or a new beginning after it was withdrawn. */
const moved = (before: StoredApplication, status: ApplicationStatus, at: string): StoredApplication => {
  const { userId, opportunityId: id } = before;
  const steps = status === 'new' ? [] : before.history;
  return applicationWith({ userId, posting: someOpportunity({ id }) }, [...steps, { status, at }]);
};

/** A change of an application whose steps were taken long before. */
const recordOf = (before: StoredApplication | undefined, after: StoredApplication) =>
  streamRecord(
    applicationKey(after.userId, after.opportunityId),
    before && applicationItem(before),
    applicationItem(after),
    NOW,
  );

/** Every version of an application that takes the choices one after the other; a minute between them. */
const versionsOf = (userId: string, choices: readonly number[], start: number): StoredApplication[] => {
  const at = (step: number) => new Date(start + step * 60_000).toISOString();
  const versions = [someApplication(userId, 'new', at(0))];
  for (const [step, choice] of choices.entries()) {
    const last = versions.at(-1) as StoredApplication;
    const next = applicationWorkflow.transitions
      .filter(({ from }) => from === last.status)
      .map(({ to }) => to);
    const status = next[choice % Math.max(1, next.length)];
    if (status) versions.push(moved(last, status, at(step + 1)));
  }
  return versions;
};

/** The expected notifications of the versions: every step of their histories, once. */
const stepsOf = (versions: readonly StoredApplication[]) =>
  [
    ...new Set(
      versions.flatMap(({ opportunityId, history }) =>
        history.map(({ status, at }) => `${at}#application#${opportunityId}#${status}`),
      ),
    ),
  ].sort();

const notifiedOf = async (userId: string) =>
  (await notificationsOf(userId, 100, undefined, NOW)).map(({ id }) => id).sort();

describe('the notifications of applicants', () => {
  it('are the same however often, late and out of order the changes are delivered; read ones stay read', async () => {
    const seed = Number(process.env.SEED || Math.floor(Math.random() * 1e9));
    console.log(`histories of SEED=${seed}`);
    const histories = fc.array(fc.array(fc.nat(), { maxLength: 6 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (drawn, repeats, dice) => {
          const userId = newId();
          const all = drawn.map((choices, i) =>
            versionsOf(userId, choices, Date.parse('2026-01-05') + i * HOUR_MS),
          );
          const records = all.flatMap((versions) =>
            versions.map((after, i) => recordOf(versions[i - 1], after)),
          );
          const order = [...records, ...repeats.map((n) => records[n % records.length])]
            .map((record) => ({ record, place: dice.next().value }))
            .sort((a, b) => a.place - b.place);
          const marked: string[] = [];
          for (const { record, place } of order) {
            if (!record) continue;
            expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] });
            const [one] = await notificationsOf(userId, 1, undefined, NOW);
            if (one && !one.read && place % 3 === 0) {
              await markAllRead(userId, [one.id], NOW);
              marked.push(one.id);
            }
          }
          expect(await notifiedOf(userId)).toEqual(stepsOf(all.flat()));
          const byOthers = (await notificationsOf(userId, 100, undefined, NOW)).filter(
            ({ event }) => !isOwnAction(event),
          );
          const read = byOthers.filter((one) => one.read).map(({ id }) => id);
          expect(read.sort()).toEqual([...new Set(marked)].sort());
        },
      ),
      { numRuns: 25, seed },
    );
  });

  it('says nothing of a change that brought no new status, nor of a deletion', async () => {
    const before = someApplication(newId(), 'new', '2026-02-01T08:00:00.000Z');
    const Records = [
      recordOf(before, { ...before, opportunity: { ...before.opportunity, title: 'Bridge-builder' } }),
      streamRecord(applicationKey(before.userId, before.opportunityId), applicationItem(before), undefined),
    ];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    expect(await notifiedOf(before.userId)).toEqual([]);
  });

  it('stop at an unreadable application, and continue once it is repaired', async () => {
    const repaired = someApplication(newId(), 'new', '2026-02-01T08:00:00.000Z');
    const key = applicationKey(repaired.userId, repaired.opportunityId);
    const broken = { ...applicationItem(repaired), history: 'none' };
    const poison = streamRecord(key, undefined, broken);
    expect(await handler({ Records: [poison] })).toEqual({
      batchItemFailures: [{ itemIdentifier: poison.dynamodb?.SequenceNumber }],
    });
    await handler({ Records: [streamRecord(key, broken, applicationItem(repaired), NOW)] });
    expect(await notifiedOf(repaired.userId)).toEqual(stepsOf([repaired]));
  });
});
