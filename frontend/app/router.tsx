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
const Gallery = lazy(() => import('#frontend/ui/gallery/Gallery.tsx'));

/** Which screen stands at which path. `PATHS` has them all; the frame around a screen is its layout. */
export function Router() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={PATHS.home} element={<HomePage />} />
        <Route path={PATHS.explore} element={<NotHereYet name="Explore" />} />
        <Route path={PATHS.opportunity} element={<NotHereYet name="This opportunity" />} />
        {PUBLIC_LINKS.map(({ path, label }) => (
          <Route key={path} path={path} element={<NotHereYet name={label} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>

      <Route element={<BareLayout />}>
        <Route path={PATHS.auth} element={<NotHereYet name="Sign-in" />} />
        <Route path={PATHS.confirmEmail} element={<NotHereYet name="Confirming" />} />
        <Route path={PATHS.forgotPassword} element={<NotHereYet name="Password reset" />} />
        <Route path={PATHS.getStarted} element={<NotHereYet name="The role picker" />} />
        <Route path={PATHS.onboarding} element={<NotHereYet name="Onboarding" />} />
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
        <Route index element={<NotHereYet name="Your dashboard" />} />
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
