import type { Role } from '#shared/contract.ts';
import type { Dashboard } from '#shared/features/dashboard.ts';

export interface Figure {
  readonly key: keyof Dashboard;
  readonly label: string;
  /** What it counts. */
  readonly hint: string;
}

const APPLICATIONS: Figure = { key: 'applications', label: 'Applications', hint: 'sent' };
const PROFILE_VIEWS: Figure = { key: 'profileViews', label: 'Profile Views', hint: 'so far' };

/** The figures on each role's home, labeled as in the spec (point 2). All have Applications and Profile Views. */
export const FIGURES: Readonly<Record<Role, readonly Figure[]>> = {
  student: [
    APPLICATIONS,
    { key: 'interviews', label: 'Interviews', hint: 'scheduled' },
    { key: 'mentoringSessions', label: 'Mentoring', hint: 'sessions' },
    PROFILE_VIEWS,
  ],
  mentor: [
    { key: 'mentees', label: 'Mentees', hint: 'you guide' },
    { key: 'sessionsThisWeek', label: 'Sessions', hint: 'this week' },
    APPLICATIONS,
    PROFILE_VIEWS,
  ],
  employer: [
    { key: 'jobPostings', label: 'Job Postings', hint: 'open' },
    { key: 'candidatesReviewed', label: 'Candidates', hint: 'reviewed' },
    APPLICATIONS,
    PROFILE_VIEWS,
  ],
  alumni: [APPLICATIONS, PROFILE_VIEWS],
  admin: [APPLICATIONS, PROFILE_VIEWS],
};
