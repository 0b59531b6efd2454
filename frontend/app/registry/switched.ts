import { SWITCH_NAMES, type SwitchName } from '#shared/features/platform-settings/switches.ts';

/**
 * The screens that each switch closes, by the beginnings of their paths. Switches without screens of their own close routes that
 * are used by parts of others, which say so themselves.
 */
export const SWITCHED_SCREENS: Readonly<Record<SwitchName, readonly string[]>> = {
  applications: ['/dashboard/student/applications', '/dashboard/alumni/applications'],
  hiring: [
    '/dashboard/employer/applicants',
    '/dashboard/employer/screening',
    '/dashboard/employer/analytics',
    '/dashboard/alumni/applicants',
    '/dashboard/alumni/screening',
  ],
  postings: ['/dashboard/employer/post-job', '/dashboard/alumni/opportunities'],
  messages: ['/dashboard/messages'],
  meetings: [
    '/dashboard/calendar',
    '/dashboard/meetings',
    '/dashboard/mentor/schedule',
    '/dashboard/alumni/mentor/schedule',
  ],
  mentoring: [
    '/dashboard/mentor/mentees',
    '/dashboard/mentor/settings',
    '/dashboard/mentorships',
    '/dashboard/student/mentors',
    '/dashboard/alumni/mentor',
    '/dashboard/admin/mentors',
  ],
  asks: ['/dashboard/student/ask', '/dashboard/answers'],
  projects: [
    '/dashboard/student/projects',
    '/dashboard/mentor/projects',
    '/dashboard/mentor/references',
    '/dashboard/admin/rubrics',
  ],
  engagements: ['/dashboard/engagements'],
  startups: ['/dashboard/student/startup', '/dashboard/startups'],
  events: ['/dashboard/events', '/dashboard/alumni/events', '/events'],
  challenges: [
    '/dashboard/challenges',
    '/dashboard/judging',
    '/dashboard/employer/challenges',
    '/dashboard/alumni/challenges',
    '/dashboard/admin/challenges',
    '/challenges',
  ],
  courses: [
    '/dashboard/student/courses',
    '/dashboard/mentor/courses',
    '/dashboard/admin/courses',
    '/dashboard/admin/attempts',
  ],
  credentials: ['/dashboard/certificates', '/dashboard/admin/credentials', '/credentials'],
  advisor: ['/dashboard/student/ai', '/dashboard/mentor/ai'],
  library: ['/library', '/dashboard/admin/library'],
  guides: ['/study-abroad', '/dashboard/student/study-plan'],
  resumes: ['/dashboard/profile/resume'],
};

const isWithin = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** The switch that closes the screen of a path: the one that names the most of it. */
export const switchOfScreen = (path: string): SwitchName | undefined => {
  const found = SWITCH_NAMES.flatMap((name) => SWITCHED_SCREENS[name].map((start) => ({ name, start })))
    .filter(({ start }) => isWithin(path, start))
    .sort((one, other) => other.start.length - one.start.length);
  return found[0]?.name;
};
