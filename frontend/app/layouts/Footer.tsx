import { Link } from 'react-router-dom';
import { PATHS, type ScreenPath } from '#frontend/core/paths.ts';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const COLUMNS: readonly { title: string; links: readonly { label: string; path: ScreenPath }[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', path: PATHS.features },
      { label: 'Explore opportunities', path: PATHS.explore },
      { label: 'Login or Sign Up', path: PATHS.auth },
    ],
  },
  {
    title: 'For you',
    links: [
      { label: 'For Students', path: PATHS.forStudents },
      { label: 'For Mentors', path: PATHS.forMentors },
      { label: 'Employers', path: PATHS.employers },
      { label: 'Library', path: PATHS.library },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About Us', path: PATHS.about },
      { label: 'Contact', path: PATHS.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', path: PATHS.privacy },
      { label: 'Terms', path: PATHS.terms },
      { label: 'Accessibility', path: PATHS.accessibility },
    ],
  },
];

/** In place of the link to the sign-in, for users who are signed in. */
const DASHBOARD = { label: 'Dashboard', path: PATHS.dashboard };

/** The footer of the public pages: every one of them, once. */
export function Footer() {
  const { user } = useSession();
  const authPath = useAuthPath();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 pt-12 pb-24 md:px-6 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo />
          <p className="max-w-72 text-small text-muted">
            First jobs, internships and projects that match your skills. No trackers, no ads.
          </p>
          <div className="-ml-2.5">
            <ThemeToggle />
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-small">{title}</h2>
              <ul className="mt-2">
                {links
                  .map((link) => (user && link.path === PATHS.auth ? DASHBOARD : link))
                  .map(({ label, path }) => (
                    <li key={path}>
                      <Link
                        to={path === PATHS.auth ? authPath('signin') : path}
                        className="inline-block rounded-tick py-1 text-small text-muted hover:text-text hover:underline"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
