import { lazy, type ReactElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useLocation, useRoutes } from 'react-router-dom';
import { ALL_SIDEBAR_LINKS, GALLERY_PATH, PATHS } from '#frontend/core/paths.ts';
import { BareLayout } from './layouts/BareLayout.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx';
import type { PUBLIC_PAGE_LOADERS } from './publicPages.ts';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';

// What the dashboard needs at once is here (and counted, budget.test.ts); the rest arrives with its screens.
const PublicLayout = lazyScreen(async () => ({
  default: (await import('./layouts/PublicLayout.tsx')).PublicLayout,
}));
const NotFound = lazyScreen(async () => ({
  default: (await import('#frontend/core/page/NotFound.tsx')).NotFound,
}));
const NotHereYet = lazy(async () => ({ default: (await import('./screens/NotHereYet.tsx')).NotHereYet }));

const publicPage = (name: keyof typeof PUBLIC_PAGE_LOADERS) =>
  lazyScreen(async () => (await import('./publicPages.ts')).PUBLIC_PAGE_LOADERS[name]());

// Each screen is a chunk of its own and its file's default export.
const Home = publicPage('home');
const Features = publicPage('features');
const ForStudents = publicPage('forStudents');
const ForMentors = publicPage('forMentors');
const Employers = publicPage('employers');
const About = publicPage('about');
const Contact = publicPage('contact');
const Privacy = publicPage('privacy');
const Terms = publicPage('terms');
const Accessibility = publicPage('accessibility');
const Auth = lazyScreen(() => import('#frontend/features/auth/pages/AuthPage.tsx'));
const ConfirmEmail = lazyScreen(() => import('#frontend/features/auth/pages/ConfirmEmailPage.tsx'));
const AcceptInvitation = lazyScreen(() => import('#frontend/features/auth/pages/AcceptInvitationPage.tsx'));
const ForgotPassword = lazyScreen(() => import('#frontend/features/auth/pages/ForgotPasswordPage.tsx'));
const GetStarted = lazyScreen(() => import('#frontend/features/onboarding/pages/GetStartedPage.tsx'));
const Onboarding = lazyScreen(() => import('#frontend/features/onboarding/pages/OnboardingPage.tsx'));
const Gallery = lazyScreen(() => import('./screens/LocalGallery.tsx'));
const Explore = lazyScreen(() => import('./screens/Explore.tsx'));
const Opportunity = lazyScreen(() => import('./screens/Opportunity.tsx'));
const Profile = lazyScreen(() => import('#frontend/features/profile/pages/ProfilePage.tsx'));
const Settings = lazyScreen(() => import('#frontend/features/settings/pages/SettingsPage.tsx'));
const Messages = lazyScreen(() => import('#frontend/features/contact/pages/MessagesPage.tsx'));
const AdminUsers = lazyScreen(() => import('#frontend/features/admin/pages/UsersPage.tsx'));
const AdminApprovals = lazyScreen(() => import('#frontend/features/admin/pages/ApprovalsPage.tsx'));
const AdminAudit = lazyScreen(() => import('#frontend/features/admin/pages/AuditPage.tsx'));
const DashboardHome = lazyScreen(() => import('./screens/DashboardHome.tsx'));

/** Which screen stands at which path. `PATHS` has them all; the frame around a screen is its layout. */
const ROUTES = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route path={PATHS.home} element={<Home />} />
      <Route path={PATHS.features} element={<Features />} />
      <Route path={PATHS.forStudents} element={<ForStudents />} />
      <Route path={PATHS.forMentors} element={<ForMentors />} />
      <Route path={PATHS.employers} element={<Employers />} />
      <Route path={PATHS.about} element={<About />} />
      <Route path={PATHS.contact} element={<Contact />} />
      <Route path={PATHS.privacy} element={<Privacy />} />
      <Route path={PATHS.terms} element={<Terms />} />
      <Route path={PATHS.accessibility} element={<Accessibility />} />
      <Route path={PATHS.explore} element={<Explore />} />
      <Route path={PATHS.opportunity} element={<Opportunity />} />
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route element={<BareLayout />}>
      <Route path={PATHS.auth} element={<Auth />} />
      <Route path={PATHS.confirmEmail} element={<ConfirmEmail />} />
      <Route path={PATHS.forgotPassword} element={<ForgotPassword />} />
      <Route path={PATHS.acceptInvitation} element={<AcceptInvitation />} />
      <Route path={PATHS.getStarted} element={<GetStarted />} />
      <Route path={PATHS.onboarding} element={<Onboarding />} />
      <Route path="/dashboard/*" element={<NotFound />} />
      <Route path="/onboarding/*" element={<NotFound />} />
      <Route path={GALLERY_PATH} element={<Gallery />} />
    </Route>

    <Route path={PATHS.dashboard} element={<DashboardLayout />}>
      <Route index element={<DashboardHome />} />
      <Route path={PATHS.profile} element={<Profile />} />
      <Route path={PATHS.settings} element={<Settings />} />
      <Route path={PATHS.adminMessages} element={<Messages />} />
      <Route path={PATHS.adminUsers} element={<AdminUsers />} />
      <Route path={PATHS.adminApprovals} element={<AdminApprovals />} />
      <Route path={PATHS.adminAudit} element={<AdminAudit />} />
      {/* Where a link has no screen yet. A route of its own, above this line, goes first. */}
      {ALL_SIDEBAR_LINKS.map(({ path, label }) => (
        <Route key={path} path={path} element={<NotHereYet name={label} />} />
      ))}
    </Route>
  </>,
);

/** The screen at the address; says so when even its frame could not be fetched. */
export function Router() {
  return (
    <ErrorBoundary resetKey={useLocation().pathname}>
      <Suspense fallback={null}>{useRoutes(ROUTES)}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether two addresses lead to the same screen. */
export const sameScreen = (one: string, other: string): boolean =>
  leafOf(one) !== undefined && leafOf(one) === leafOf(other);

const leafOf = (pathname: string) => matchRoutes(ROUTES, pathname)?.at(-1)?.route;

/** Fetches the code of the screen at an address. */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const elements = matchRoutes(ROUTES, pathname)?.map(({ route }) => route.element as ReactElement) ?? [];
  await Promise.all(elements.map(({ type }) => (type as Partial<LazyScreen>).preload?.()));
};
