import { APPLICATIONS_ID } from '#frontend/core/paths.ts';
import type { Role } from '#shared/core/contract.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import type { Dashboard } from '#shared/features/dashboard/routes.ts';

export interface Figure {
  readonly key: keyof Dashboard;
  readonly label: string;
  /** What it counts. */
  readonly hint: string;
  /** Said in place of it when there are none. */
  readonly none?: string;
  /** The user's next meeting for this kind of reason is one of these: its day takes the place of the hint. */
  readonly dated?: MeetingReason['kind'];
  /** The list behind it, if there is one. */
  readonly to?: string;
}

const APPLICATIONS: Figure = { key: 'applications', label: 'Applications', hint: 'sent' };
const MY_APPLICATIONS: Figure = { ...APPLICATIONS, to: `#${APPLICATIONS_ID}` };
const MENTEES: Figure = { key: 'mentees', label: 'Mentees', hint: 'you guide' };
const PROFILE_VIEWS: Figure = { key: 'profileViews', label: 'Profile Views', hint: 'so far' };

/** The figures on each role's home, labeled as in the spec (point 2). All have Applications and Profile Views. */
export const FIGURES: Readonly<Record<Role, readonly Figure[]>> = {
  student: [
    MY_APPLICATIONS,
    {
      key: 'interviews',
      label: 'Interviews',
      hint: 'invited',
      none: 'none yet',
      dated: 'application',
      to: `#${APPLICATIONS_ID}`,
    },
    {
      key: 'mentoringSessions',
      label: 'Mentoring',
      hint: 'sessions',
      none: 'no session yet',
      dated: 'mentorship',
      to: '/dashboard/student/mentors',
    },
    PROFILE_VIEWS,
  ],
  mentor: [
    { ...MENTEES, to: '/dashboard/mentor/mentees' },
    {
      key: 'sessionsThisWeek',
      label: 'Sessions',
      hint: 'this week',
      dated: 'mentorship',
      to: '/dashboard/mentor/schedule',
    },
    APPLICATIONS,
    PROFILE_VIEWS,
  ],
  employer: [
    {
      key: 'jobPostings',
      label: 'Job Postings',
      hint: 'published by you',
      to: '/dashboard/employer/post-job',
    },
    {
      key: 'candidatesReviewed',
      label: 'Candidates',
      hint: 'reviewed',
      to: '/dashboard/employer/applicants',
    },
    APPLICATIONS,
    PROFILE_VIEWS,
  ],
  alumni: [MY_APPLICATIONS, { ...MENTEES, to: '/dashboard/alumni/mentor' }, PROFILE_VIEWS],
  admin: [APPLICATIONS, PROFILE_VIEWS],
};
