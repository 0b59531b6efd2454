import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { countersOf, replyCountersSchema } from '#functions/parts/applications/reply-counts.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { getSent } from '#functions/parts/applications/sent-content.ts';
import { getCompany } from '#functions/parts/companies/repository.ts';
import { getDashboard } from '#functions/parts/dashboard/repository.ts';
import { getMeeting } from '#functions/parts/meetings/repository.ts';
import { weeksOf } from '#functions/parts/meetings/weeks.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { rowsOf } from '#functions/parts/opportunities/rows.ts';
import { marksOf } from '#functions/parts/saved/marks.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationWorkflow,
} from '#shared/features/applications/rules.ts';
import { match } from '#shared/features/matching/matching.ts';
import { MEETING_STATUSES } from '#shared/features/meetings/rules.ts';
import { storeApplicant } from './application.ts';
import { storeCompany } from './company.ts';
import { storeMeeting } from './meeting.ts';
import { someOpportunity } from './opportunity.ts';
import { storePosting } from './posting.ts';
import { storeUser } from './user.ts';

withOwnTable();

const meetingIdSchema = z.object({ meetingId: z.string() });
const START = Date.parse('2026-02-01T09:00:00.000Z');

/** The shortest way from a new application to a status. */
const wayTo = (status: ApplicationStatus): ApplicationStatus[] => {
  const ways = new Map<ApplicationStatus, ApplicationStatus[]>([['new', ['new']]]);
  for (const [reached, way] of ways)
    for (const { from, to } of applicationWorkflow.transitions)
      if (from === reached && !ways.has(to)) ways.set(to, [...way, to]);
  return ways.get(status) ?? [];
};
const historyTo = (status: ApplicationStatus) =>
  wayTo(status).map((one, day) => ({ status: one, at: new Date(START + day * DAY_MS).toISOString() }));

const hiring = async () => {
  const employer = await storeUser({ account: { role: 'employer' } });
  const company = await storeCompany([employer]);
  const posting = await storePosting(someOpportunity({ companyId: company.id }), employer.id);
  return { employer, company, posting };
};

describe('an application', () => {
  it('is whole in every status, and counted with the applicant, the posting and its poster', async () => {
    const { company, posting } = await hiring();
    const counted: Record<string, number> = {};
    for (const status of APPLICATION_STATUSES) {
      const history = historyTo(status);
      const user = { answers: { skills: ['React'], university: 'Harbour University' } };
      const { id, firstName } = await storeApplicant(user, [{ posting, history }]);
      const application = await getApplication(id, posting.id);
      expect(application).toMatchObject({ status, history, card: { skills: ['React'] } });
      if (!application) continue;
      const { receipt, snapshot, proven } = await getSent(application);
      expect(snapshot).toMatchObject({ firstName, posting: { title: posting.title } });
      expect(match({ ...snapshot.sections, proven }, snapshot.posting, receipt?.asOf ?? '')).toEqual(receipt);
      expect(application.match).toBe(receipt?.total);
      const applied = status === 'withdrawn' ? [] : [posting.id];
      expect([...(await marksOf(id)).applied.keys()]).toEqual(applied);
      expect(await getDashboard(id)).toMatchObject({
        applications: applied.length,
        interviews: status === 'interview_scheduled' ? 1 : 0,
      });
      for (const name of countersOf(application)) counted[name] = (counted[name] ?? 0) + 1;
    }
    const poster = `company#${company.id}`;
    for (const scope of [{ opportunityId: posting.id }, { poster }])
      expect((await readCounts(scope)).counts).toEqual({
        ...Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 1])),
        all: APPLICATION_STATUSES.length - 1,
      });
    expect(counted.kept).toBeGreaterThan(0);
    for (const key of [
      keyOf('posting-replies', { opportunityId: posting.id }),
      keyOf('poster-replies', { poster }),
    ])
      expect(await getItem(replyCountersSchema, key)).toEqual(replyCountersSchema.parse(counted));
  });
});

describe('a posting', () => {
  it('is in its company’s list and numbers in every status', async () => {
    const employer = await storeUser({ account: { role: 'employer' } });
    const company = await storeCompany([employer]);
    for (const status of OPPORTUNITY_STATUSES) {
      const { id } = await storePosting(someOpportunity({ companyId: company.id, status }), employer.id);
      const stored = await getOpportunity(id);
      expect(stored).toMatchObject({ status, owner: employer.id });
      expect(stored?.history.at(-1)?.status).toBe(status);
      expect(await getCompany(company.id)).toMatchObject({ [`${status}Postings`]: 1 });
    }
    expect(await rowsOf(`company#${company.id}`, 50, undefined)).toHaveLength(OPPORTUNITY_STATUSES.length);
  });
});

describe('a meeting', () => {
  it.each(MEETING_STATUSES)(
    'that is %s has its entries in both calendars, or takes no time',
    async (status) => {
      const { employer, posting } = await hiring();
      const history = historyTo('interview_scheduled');
      const applicant = await storeApplicant({}, [{ posting, history }]);
      const start = START + 9 * DAY_MS;
      const { id } = await storeMeeting({
        status,
        reason: { kind: 'application', opportunityId: posting.id, userId: applicant.id },
        about: posting.title,
        host: { id: employer.id, name: 'Erin' },
        guest: { id: applicant.id, name: 'Ada' },
        start: new Date(start).toISOString(),
        createdAt: new Date(START).toISOString(),
      });
      expect(await getMeeting(id)).toMatchObject({ id, status });
      const takesTime = status !== 'proposed' && status !== 'cancelled';
      for (const userId of [employer.id, applicant.id]) {
        const weeks = await weeksOf(userId, { start, end: start + 1 });
        expect(weeks.flatMap(({ entries }) => entries.map((entry) => entry.id))).toEqual(
          takesTime ? [id] : [],
        );
        const proposal = await getItem(meetingIdSchema, keyOf('meeting-proposal', { userId, meetingId: id }));
        expect(proposal?.meetingId).toBe(status === 'proposed' ? id : undefined);
      }
    },
  );
});
