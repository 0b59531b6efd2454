import { type Account, getAccount } from '#functions/core/account.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { storeEngagement } from '#functions/scenarios/engagement.ts';
import type { Role } from '#shared/core/contract.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import type {
  EngagementSubmission,
  Milestone,
  StoredEngagement,
} from '#shared/features/engagements/schema.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { DEMO_COMPANY } from './companies.ts';
import { idFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

/** The posting of the demo employer's company for which the demo student was hired. */
const TITLE = 'Forecast a roof from the weather next door';

const dayAfter = (anchor: Date, days: number): string =>
  new Date(anchor.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const milestonesAt = (anchor: Date): Milestone[] => [
  {
    id: 'data',
    title: 'Data of three neighbouring roofs, cleaned',
    details: 'Hourly output of last summer with the gaps marked, and the weather of the same hours.',
    due: dayAfter(anchor, -9),
    done: true,
  },
  {
    id: 'model',
    title: 'A first forecast for the roof in Mill Lane',
    details: 'Ridge regression is enough. Compare it with “same as the nearest roof”.',
    due: dayAfter(anchor, 5),
    done: false,
  },
  {
    id: 'plot',
    title: 'The plot for the operations team',
    details: 'One page: forecast, what was measured, and how the error shrinks week by week.',
    due: dayAfter(anchor, 19),
    done: false,
  },
];

const ago = (anchor: Date, days: number): string => new Date(anchor.getTime() - days * DAY_MS).toISOString();

const handedInAt = (anchor: Date, by: StoredEngagement['contact']): EngagementSubmission[] => [
  {
    number: 1,
    milestoneId: 'data',
    note: 'Three roofs, May to September. The meter in Canal Street was off for eleven days in July: I marked them and did not fill them in. The notebook draws every gap.',
    githubUrl: 'https://git.example.com/demo-student/roof-forecast',
    liveUrl: '',
    at: ago(anchor, 11),
    feedback: {
      text: 'The gaps are just what we needed to see. Two things before we take it: the weather is in UTC and the meters in local time, so the peak is an hour late, and 31 August is there twice.',
      at: ago(anchor, 10),
      by,
    },
    acceptedAt: null,
  },
  {
    number: 2,
    milestoneId: 'data',
    note: 'Everything is in UTC now, with a test for the hour in which the clocks change. The second 31 August was a copy of the export and is gone.',
    githubUrl: 'https://git.example.com/demo-student/roof-forecast',
    liveUrl: '',
    at: ago(anchor, 8),
    feedback: null,
    acceptedAt: ago(anchor, 7),
  },
];

const accountOf = async (role: Role): Promise<Account | undefined> => {
  const id = await userIdOf(demoEmail(role));
  return id === undefined ? undefined : getAccount(id);
};

const personOf = (account: Account) => ({ id: account.id, name: fullName(account) });

/**
 * A live project of the demo student with the demo employer: its first milestone is done after a round of feedback. Returns
 * whether it is new.
 */
export const storeDemoEngagement = async (
  opportunities: readonly Opportunity[],
  anchor: Date,
): Promise<boolean> => {
  const posting = opportunities.find(({ company, title }) => company === DEMO_COMPANY && title === TITLE);
  const [student, employer] = await Promise.all([accountOf('student'), accountOf('employer')]);
  if (!posting || !student || !employer) return false;
  const { id: opportunityId, title, company, companyId, skills, description } = posting;
  const contact = personOf(employer);
  return unlessThere(
    () =>
      storeEngagement({
        ...{ id: idFor('engagement', title), opportunityId, title, company, companyId, skills },
        ...{ brief: description, student: personOf(student), contact, startedAt: ago(anchor, 20) },
        milestones: milestonesAt(anchor),
        handedIn: handedInAt(anchor, contact),
      }),
    'engagement',
  );
};
