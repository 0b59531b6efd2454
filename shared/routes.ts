import type { Route } from './core/contract.ts';
import { admin } from './features/admin/routes.ts';
import { ai } from './features/ai/routes.ts';
import { analytics } from './features/analytics/routes.ts';
import { applicants } from './features/applicants/routes.ts';
import { applications } from './features/applications/routes.ts';
import { asks } from './features/asks/routes.ts';
import { assessments } from './features/assessments/routes.ts';
import { auth } from './features/auth/routes.ts';
import { authoring } from './features/authoring/routes.ts';
import { buddies } from './features/buddies/routes.ts';
import { challenges } from './features/challenges/routes.ts';
import { companies } from './features/companies/routes.ts';
import { contact } from './features/contact/routes.ts';
import { conversations } from './features/conversations/routes.ts';
import { courses } from './features/courses/routes.ts';
import { credentials } from './features/credentials/routes.ts';
import { dashboard } from './features/dashboard/routes.ts';
import { engagements } from './features/engagements/routes.ts';
import { enrolments } from './features/enrolments/routes.ts';
import { equality } from './features/equality/routes.ts';
import { events } from './features/events/routes.ts';
import { exportsFeature } from './features/exports/routes.ts';
import { fairness } from './features/fairness/routes.ts';
import { google } from './features/google/routes.ts';
import { guides } from './features/guides/routes.ts';
import { importedCredentials } from './features/imported-credentials/routes.ts';
import { inbox } from './features/inbox/routes.ts';
import { invitations } from './features/invitations/routes.ts';
import { judging } from './features/judging/routes.ts';
import { library } from './features/library/routes.ts';
import { meetings } from './features/meetings/routes.ts';
import { mentors } from './features/mentors/routes.ts';
import { mentorships } from './features/mentorships/routes.ts';
import { moderation } from './features/moderation/routes.ts';
import { notifications } from './features/notifications/routes.ts';
import { opportunities } from './features/opportunities/routes.ts';
import { pages } from './features/pages/routes.ts';
import { planRequests } from './features/plan-requests/routes.ts';
import { platformFigures } from './features/platform-figures/routes.ts';
import { platformSettings } from './features/platform-settings/routes.ts';
import { postings } from './features/postings/routes.ts';
import { profile } from './features/profile/routes.ts';
import { progress } from './features/progress/routes.ts';
import { projects } from './features/projects/routes.ts';
import { reports } from './features/reports/routes.ts';
import { resume } from './features/resume/routes.ts';
import { reviews } from './features/reviews/routes.ts';
import { saved } from './features/saved/routes.ts';
import { screening } from './features/screening/routes.ts';
import { searches } from './features/searches/routes.ts';
import { startups } from './features/startups/routes.ts';
import { studyPlan } from './features/study-plan/routes.ts';
import { system } from './features/system/routes.ts';
import { trustedIssuers } from './features/trusted-issuers/routes.ts';
import { users } from './features/users/routes.ts';

/** Every feature of the API by its name: the only index. A feature's name is also its Lambda's and its folders'. */
export const routes = {
  auth,
  google,
  users,
  profile,
  dashboard,
  progress,
  opportunities,
  postings,
  companies,
  moderation,
  applications,
  applicants,
  exports: exportsFeature,
  analytics,
  screening,
  equality,
  fairness,
  saved,
  searches,
  notifications,
  conversations,
  inbox,
  reports,
  meetings,
  mentors,
  mentorships,
  asks,
  buddies,
  projects,
  reviews,
  engagements,
  startups,
  events,
  challenges,
  judging,
  courses,
  enrolments,
  assessments,
  authoring,
  credentials,
  'imported-credentials': importedCredentials,
  'trusted-issuers': trustedIssuers,
  'plan-requests': planRequests,
  contact,
  admin,
  'platform-settings': platformSettings,
  'platform-figures': platformFigures,
  invitations,
  resume,
  ai,
  library,
  guides,
  'study-plan': studyPlan,
  pages,
  system,
} as const;

export type Routes = typeof routes;
export type FeatureName = keyof Routes;

/** A route's id: `opportunities.list`. */
export type RouteId = {
  [F in FeatureName]: Routes[F][keyof Routes[F]]['id' & keyof Routes[F][keyof Routes[F]]];
}[FeatureName];

/** The declaration behind an id. */
export type RouteOf<Id extends RouteId> = Id extends `${infer F extends FeatureName}.${infer K}`
  ? K extends keyof Routes[F]
    ? Routes[F][K]
    : never
  : never;

/** All routes in one list, for code that derives something from every route. */
export const allRoutes: readonly { id: RouteId; feature: FeatureName; route: Route }[] = Object.entries(
  routes,
).flatMap(([feature, declared]) =>
  Object.values<Route>(declared).map((route) => ({
    id: route.id as RouteId,
    feature: feature as FeatureName,
    route,
  })),
);
