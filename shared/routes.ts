import type { Route } from './contract.ts';
import { admin } from './features/admin.ts';
import { analytics } from './features/analytics.ts';
import { applicants } from './features/applicants.ts';
import { applications } from './features/applications.ts';
import { auth } from './features/auth.ts';
import { companies } from './features/companies.ts';
import { contact } from './features/contact.ts';
import { conversations } from './features/conversations.ts';
import { dashboard } from './features/dashboard.ts';
import { equality } from './features/equality.ts';
import { exportsFeature } from './features/exports.ts';
import { fairness } from './features/fairness.ts';
import { google } from './features/google.ts';
import { inbox } from './features/inbox.ts';
import { invitations } from './features/invitations.ts';
import { meetings } from './features/meetings.ts';
import { notifications } from './features/notifications.ts';
import { opportunities } from './features/opportunities.ts';
import { pages } from './features/pages.ts';
import { postings } from './features/postings.ts';
import { profile } from './features/profile.ts';
import { reports } from './features/reports.ts';
import { resume } from './features/resume.ts';
import { review } from './features/review.ts';
import { saved } from './features/saved.ts';
import { screening } from './features/screening.ts';
import { searches } from './features/searches.ts';
import { system } from './features/system.ts';
import { users } from './features/user-routes.ts';

/** Every feature of the API by its name: the only index. A feature's name is also its Lambda's and its folders'. */
export const routes = {
  auth,
  google,
  users,
  profile,
  dashboard,
  opportunities,
  postings,
  companies,
  review,
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
  contact,
  admin,
  invitations,
  resume,
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
