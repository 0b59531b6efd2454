import type { Handler } from '#functions/core/handlers.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { meetingsOf } from '#functions/parts/meetings/repository.ts';
import { sideIn } from '#functions/parts/meetings/view.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { interviewSchema } from '#shared/features/meetings/interview-routes.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { ratedBy } from './scorecards.ts';

const AT_ONCE = 10;

/** An interview as every member of the company sees it: the address of its room is for those who take part. */
const interviewOf = (meeting: StoredMeeting, userId: string, rated: boolean) => {
  const takesPart = sideIn(meeting, userId) !== undefined;
  const { link } = meeting;
  const shown = { takesPart, rated, hasLink: link !== '', link: takesPart ? link : '' };
  return interviewSchema.parse({ ...meeting, ...shown });
};

/** The interviews with some applicants of a posting, the latest of each applicant first. One query for each. */
export const interviews: Handler<typeof applicants.interviews, StoredOpportunity> = async ({
  record: { id },
  query: { users },
  account,
}) => {
  const unique = [...new Set(users)];
  const [found, rated] = await Promise.all([
    inParallel(unique, AT_ONCE, (userId) => meetingsOf({ opportunityId: id, userId })),
    ratedBy(id, unique, account.id),
  ]);
  return {
    items: found.flat().map((meeting) => interviewOf(meeting, account.id, rated.includes(meeting.guest.id))),
  };
};
