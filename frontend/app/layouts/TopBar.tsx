import { Link, NavLink } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';
import { TOP_BAR_LINKS } from '../registry/public.ts';
import { SiteMenu } from './SiteMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { TopBarAccount } from './TopBarAccount.tsx';

/**
 * The top navigation bar (spec, point 2). It has the same height from the first paint, and the session changes
 * only the content of a slot with a fixed width, so there is no layout shift.
 */
export function TopBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:px-6 lg:gap-3">
        <Link to={PATHS.home} className="mr-auto rounded-control lg:mr-2">
          <Logo />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center lg:flex">
          {TOP_BAR_LINKS.map(({ label, path }) => (
            <NavLink
              key={path}
              to={path}
              className="rounded-control px-2 py-2 text-small text-muted transition-colors hover:text-text aria-[current=page]:text-brand aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 xl:px-3"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <TopBarAccount />
        <span className="max-lg:hidden">
          <ThemeToggle />
        </span>
        <SiteMenu />
      </div>
    </header>
  );
}
