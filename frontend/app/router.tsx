import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#frontend/marketing/HomePage.tsx';
import { BareLayout } from './layouts/BareLayout.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { ALL_SIDEBAR_LINKS, GALLERY_PATH, PATHS, PUBLIC_LINKS } from './paths.ts';
import { LocalOnly } from './screens/LocalOnly.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { NotHereYet } from './screens/NotHereYet.tsx';

// Each screen is a chunk of its own and its file's default export.
const Auth = lazy(() => import('#frontend/features/auth/pages/AuthPage.tsx'));
const ConfirmEmail = lazy(() => import('#frontend/features/auth/pages/ConfirmEmailPage.tsx'));
const ForgotPassword = lazy(() => import('#frontend/features/auth/pages/ForgotPasswordPage.tsx'));
const GetStarted = lazy(() => import('#frontend/features/onboarding/pages/GetStartedPage.tsx'));
const Onboarding = lazy(() => import('#frontend/features/onboarding/pages/OnboardingPage.tsx'));
const Gallery = lazy(() => import('#frontend/ui/gallery/Gallery.tsx'));
const Explore = lazy(() => import('./screens/Explore.tsx'));
const Opportunity = lazy(() => import('./screens/Opportunity.tsx'));
const DashboardHome = lazy(() => import('./screens/DashboardHome.tsx'));

/** Which screen stands at which path. `PATHS` has them all; the frame around a screen is its layout. */
export function Router() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={PATHS.home} element={<HomePage />} />
        <Route path={PATHS.explore} element={<Explore />} />
        <Route path={PATHS.opportunity} element={<Opportunity />} />
        {PUBLIC_LINKS.map(({ path, label }) => (
          <Route key={path} path={path} element={<NotHereYet name={label} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>

      <Route element={<BareLayout />}>
        <Route path={PATHS.auth} element={<Auth />} />
        <Route path={PATHS.confirmEmail} element={<ConfirmEmail />} />
        <Route path={PATHS.forgotPassword} element={<ForgotPassword />} />
        <Route path={PATHS.getStarted} element={<GetStarted />} />
        <Route path={PATHS.onboarding} element={<Onboarding />} />
        <Route path="/dashboard/*" element={<NotFound />} />
        <Route path="/onboarding/*" element={<NotFound />} />
        <Route
          path={GALLERY_PATH}
          element={
            <LocalOnly>
              <Gallery />
            </LocalOnly>
          }
        />
      </Route>

      <Route path={PATHS.dashboard} element={<DashboardLayout />}>
        <Route index element={<DashboardHome />} />
        <Route path={PATHS.profile} element={<NotHereYet name="Your profile" />} />
        <Route path={PATHS.settings} element={<NotHereYet name="Settings" />} />
        {/* Where a link has no screen yet. A route of its own, above this line, goes first. */}
        {ALL_SIDEBAR_LINKS.map(({ path, label }) => (
          <Route key={path} path={path} element={<NotHereYet name={label} />} />
        ))}
      </Route>
    </Routes>
  );
}
