import { DASHBOARD_SCREENS } from '#frontend/app/registry/all.ts';
import { PUBLIC_SCREENS } from '#frontend/app/registry/public.ts';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { demoChallengeId } from '#functions/seed/challenge-ids.ts';
import { demoEventId } from '#functions/seed/event-ids.ts';
import { demoMeetingId } from '#functions/seed/meeting-ids.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { idFor } from '#functions/seed/random.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { challengePath, publicChallengePath } from '#shared/features/challenges/address.ts';
import { coursePath, lessonPath, testPath } from '#shared/features/courses/paths.ts';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import { eventPath, publicEventPath } from '#shared/features/events/address.ts';
import { guidePath } from '#shared/features/guides/address.ts';
import { judgingPath, judgingTaskPath, resultsPath } from '#shared/features/judging/address.ts';
import { articlePath } from '#shared/features/library/article.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { startupPagePath } from '#shared/features/startups/address.ts';

/** A picture to take: a name for its file, where, and as which demo person. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: Role;
}

const plain = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** The seed's first opportunity of a status: which those are goes by their numbers alone. */
const opportunityPath = (status: Opportunity['status']): string => {
  for (let index = 0; ; index++) {
    const opportunity = opportunityFor(index, new Date(0));
    if (opportunity.status === status) return fillPath(PATHS.opportunity, { id: opportunity.id });
  }
};

/** The values of the paths that have parameters. */
const FILLED: Readonly<Record<string, string>> = {
  [PATHS.opportunity]: opportunityPath('open'),
  // Nobody has this id: the demo users' ids differ between copies.
  // The same of companies.
  [PATHS.company]: fillPath(PATHS.company, { id: 'nobody' }),
  '/library/:id': articlePath('cover-letter'),
  '/study-abroad/:country': guidePath('ca'),
  [`${ADMIN_PATHS.library}/:id`]: `${ADMIN_PATHS.library}/cover-letter`,
  '/events/:id': publicEventPath(demoEventId('open-evening')),
  '/dashboard/events/:id': eventPath(demoEventId('round-table')),
  '/dashboard/events/:id/edit': `${eventPath(demoEventId('round-table'))}/edit`,
  '/dashboard/startups/:id': startupPagePath(idFor('startup', 'spoke-room')),
  '/challenges/:id': publicChallengePath(demoChallengeId('open')),
  '/dashboard/challenges/:id': challengePath(demoChallengeId('open')),
  '/dashboard/challenges/:id/edit': `${challengePath(demoChallengeId('open'))}/edit`,
  '/challenges/:id/results': resultsPath(demoChallengeId('published')),
  '/dashboard/challenges/:id/judging': judgingPath(demoChallengeId('judging')),
  '/dashboard/challenges/:id/judging/:entryId': judgingTaskPath(demoChallengeId('judging'), 'nobody'),
  '/credentials/:id': credentialPath('nobody'),
  [PATHS.person]: fillPath(PATHS.person, { id: 'nobody' }),
  [PATHS.meeting]: fillPath(PATHS.meeting, { id: demoMeetingId('student', 1) }),
  '/dashboard/engagements/:id': '/dashboard/engagements/nobody',
  '/dashboard/mentor/projects/:id': '/dashboard/mentor/projects/nobody',
  '/dashboard/student/courses/:id': coursePath('react-essentials'),
  '/dashboard/student/courses/:id/lessons/:n': lessonPath('react-essentials', 1),
  '/dashboard/student/courses/:id/test': testPath('react-essentials'),
  '/dashboard/mentor/courses/:id': '/dashboard/mentor/courses/nobody',
  '/dashboard/admin/courses/:id': '/dashboard/admin/courses/nobody',
  [PATHS.mentorship]: fillPath(PATHS.mentorship, { id: 'nobody' }),
  [PATHS.onboarding]: fillPath(PATHS.onboarding, { role: 'student' }),
};

const filled = (path: string): string => {
  const full = FILLED[path] ?? path;
  if (full.includes(':')) throw new Error(`Say in FILLED with which values to take a picture of ${path}.`);
  return full;
};

/** Every declared screen, as a visitor or as the demo user of each of its roles; then other states of some. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS.map(({ path }) => ({ name: plain(filled(path)), path: filled(path) })),
  ...DASHBOARD_SCREENS.flatMap(({ path, roles }) =>
    // The home differs by role; a profile and the settings do not.
    (path === PATHS.dashboard ? roles : roles.slice(0, 1)).map((role) => ({
      name: path === PATHS.dashboard ? `dashboard-${role}` : plain(filled(path)),
      path: filled(path),
      as: role,
    })),
  ),
  { name: 'contact-with-subject', path: '/contact?subject=Schedule+a+demo' },
  { name: 'opportunity-closed', path: opportunityPath('closed') },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'auth-sign-up', path: '/auth?mode=signup' },
  { name: 'dashboard-signed-out', path: PATHS.dashboard },
  { name: 'home-signed-in', path: PATHS.home, as: 'student' },
  { name: 'explore-signed-in', path: PATHS.explore, as: 'student' },
  { name: 'explore-nothing', path: '/explore?q=zzzz', as: 'student' },
  { name: 'opportunity-signed-in', path: opportunityPath('open'), as: 'student' },
  ...ROLES.map(
    (role): Screen => ({
      name: `onboarding-as-${role}`,
      path: fillPath(PATHS.onboarding, { role }),
      as: role,
    }),
  ),
  { name: 'wrong-role', path: ADMIN_PATHS.messages, as: 'student' },
];

export const WIDTHS = [375, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
