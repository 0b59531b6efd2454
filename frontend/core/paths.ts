import type { Role } from '#shared/contract.ts';

/**
 * Every screen's path, as plain data. The router mounts them, links point to them, and CloudFront's function
 * learns from here which paths exist: anything else is answered with status 404.
 */
export const PATHS = {
  home: '/',
  features: '/features',
  forStudents: '/for-students',
  forMentors: '/for-mentors',
  employers: '/employers',
  about: '/about',
  contact: '/contact',
  explore: '/explore',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  opportunity: '/opportunities/:id',
  auth: '/auth',
  confirmEmail: '/auth/confirm',
  forgotPassword: '/auth/forgot-password',
  acceptInvitation: '/auth/accept-invitation',
  getStarted: '/get-started',
  onboarding: '/onboarding/:role',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  studentJobs: '/dashboard/student/jobs',
  studentInternships: '/dashboard/student/internships',
  studentStartup: '/dashboard/student/startup',
  studentCourses: '/dashboard/student/courses',
  studentProjects: '/dashboard/student/projects',
  studentMentors: '/dashboard/student/mentors',
  studentAi: '/dashboard/student/ai',
  mentorMentees: '/dashboard/mentor/mentees',
  mentorSchedule: '/dashboard/mentor/schedule',
  mentorProjects: '/dashboard/mentor/projects',
  mentorAi: '/dashboard/mentor/ai',
  employerPostJob: '/dashboard/employer/post-job',
  employerApplicants: '/dashboard/employer/applicants',
  employerScreening: '/dashboard/employer/screening',
  employerAnalytics: '/dashboard/employer/analytics',
  alumniOpportunities: '/dashboard/alumni/opportunities',
  alumniMentor: '/dashboard/alumni/mentor',
  alumniEvents: '/dashboard/alumni/events',
  adminUsers: '/dashboard/admin/users',
  adminApprovals: '/dashboard/admin/approvals',
  adminAudit: '/dashboard/admin/audit',
  adminMessages: '/dashboard/admin/messages',
  adminAnalytics: '/dashboard/admin/analytics',
  adminSettings: '/dashboard/admin/settings',
} as const;
export type ScreenPath = (typeof PATHS)[keyof typeof PATHS];

/** The page that shows every part of the design system. It exists in the local stage only. */
export const GALLERY_PATH = '/gallery';

/** `/opportunities/:id` with its holes filled: `fillPath(PATHS.opportunity, { id })`. */
export const fillPath = (pattern: ScreenPath, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

export interface NavigationLink {
  readonly label: string;
  readonly path: ScreenPath;
}

/** The links of the top navigation bar (spec, point 2). */
export const PUBLIC_LINKS: readonly NavigationLink[] = [
  { label: 'Features', path: PATHS.features },
  { label: 'For Students', path: PATHS.forStudents },
  { label: 'For Mentors', path: PATHS.forMentors },
  { label: 'Employers', path: PATHS.employers },
  { label: 'About Us', path: PATHS.about },
  { label: 'Contact', path: PATHS.contact },
];

export type SidebarIcon =
  | 'home'
  | 'jobs'
  | 'internships'
  | 'startup'
  | 'courses'
  | 'projects'
  | 'people'
  | 'ai'
  | 'schedule'
  | 'post'
  | 'applicants'
  | 'screening'
  | 'analytics'
  | 'events'
  | 'messages'
  | 'settings';

export interface SidebarLink extends NavigationLink {
  readonly icon: SidebarIcon;
}

const home: SidebarLink = { label: 'Dashboard', path: PATHS.dashboard, icon: 'home' };

/** The sidebar of each role, in the spec's order (point 2). */
const SIDEBAR: Readonly<Record<Role, readonly SidebarLink[]>> = {
  student: [
    home,
    { label: 'Jobs', path: PATHS.studentJobs, icon: 'jobs' },
    { label: 'Internships', path: PATHS.studentInternships, icon: 'internships' },
    { label: 'Startup Builder', path: PATHS.studentStartup, icon: 'startup' },
    { label: 'Courses', path: PATHS.studentCourses, icon: 'courses' },
    { label: 'Projects', path: PATHS.studentProjects, icon: 'projects' },
    { label: 'Mentors', path: PATHS.studentMentors, icon: 'people' },
    { label: 'AI Advisor', path: PATHS.studentAi, icon: 'ai' },
  ],
  mentor: [
    home,
    { label: 'My Mentees', path: PATHS.mentorMentees, icon: 'people' },
    { label: 'Schedule', path: PATHS.mentorSchedule, icon: 'schedule' },
    { label: 'Project Reviews', path: PATHS.mentorProjects, icon: 'projects' },
    { label: 'AI Advisor', path: PATHS.mentorAi, icon: 'ai' },
  ],
  employer: [
    home,
    { label: 'Post New Job', path: PATHS.employerPostJob, icon: 'post' },
    { label: 'Applicants', path: PATHS.employerApplicants, icon: 'applicants' },
    { label: 'Screening', path: PATHS.employerScreening, icon: 'screening' },
    { label: 'Analytics', path: PATHS.employerAnalytics, icon: 'analytics' },
  ],
  alumni: [
    home,
    { label: 'Post Opportunities', path: PATHS.alumniOpportunities, icon: 'post' },
    { label: 'Mentoring', path: PATHS.alumniMentor, icon: 'people' },
    { label: 'Events', path: PATHS.alumniEvents, icon: 'events' },
  ],
  admin: [
    home,
    { label: 'User Management', path: PATHS.adminUsers, icon: 'people' },
    { label: 'Analytics', path: PATHS.adminAnalytics, icon: 'analytics' },
    { label: 'Settings', path: PATHS.adminSettings, icon: 'settings' },
    { label: 'Approvals', path: PATHS.adminApprovals, icon: 'applicants' },
    // After the spec's list (docs/decisions/0103).
    { label: 'Messages', path: PATHS.adminMessages, icon: 'messages' },
    { label: 'Audit Log', path: PATHS.adminAudit, icon: 'screening' },
  ],
};

/** The sidebar for a role; a role that nobody knows gets the student's (spec, point 2). */
export const sidebarFor = (role: string): readonly SidebarLink[] =>
  Object.hasOwn(SIDEBAR, role) ? SIDEBAR[role as Role] : SIDEBAR.student;

/** Every link of every sidebar but the home, each path once. */
export const ALL_SIDEBAR_LINKS: readonly SidebarLink[] = [
  ...new Map(
    Object.values(SIDEBAR)
      .flat()
      .filter(({ path }) => path !== PATHS.dashboard)
      .map((link) => [link.path, link]),
  ).values(),
];

/** Whose screen it is: `/dashboard/mentor/…` is the mentors'. Undefined for what everybody has. */
export const roleOfPath = (pathname: string): Role | undefined => {
  const segment = pathname.split('/')[2];
  return segment !== undefined && Object.hasOwn(SIDEBAR, segment) ? (segment as Role) : undefined;
};
