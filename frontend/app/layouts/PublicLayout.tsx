import { Link, NavLink, Outlet } from 'react-router-dom';
import { ButtonLink } from '#frontend/ui/ButtonLink.tsx';
import { Logo } from '#frontend/ui/Logo.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { PATHS, PUBLIC_LINKS } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Main } from './Main.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The public pages and the opportunities: top bar, content, foot. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-4 md:px-6">
          <Link to={PATHS.home} className="rounded-control">
            <Logo />
          </Link>
          <nav aria-label="Main" className="mx-auto hidden items-center gap-1 lg:flex">
            {PUBLIC_LINKS.map(({ label, path }) => (
              <NavLink
                key={path}
                to={path}
                className="rounded-control px-3 py-2 text-small text-muted transition-colors hover:text-text aria-[current=page]:font-medium aria-[current=page]:text-brand aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2 lg:ml-0">
            <Account />
            <NavigationSheet />
          </div>
        </div>
      </header>
      <Main className="flex-1">
        <Outlet />
      </Main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-5 md:px-6">
          <Logo />
          <ThemeToggle />
        </div>
      </footer>
    </div>
  );
}

/** Login and Get Started, or the person's own menu. Keeps its room while that is not known. */
function Account() {
  const { user, failed } = useSession();
  if (user) {
    return (
      <>
        <div className="hidden sm:block">
          <ButtonLink to={PATHS.dashboard} variant="quiet">
            Dashboard
          </ButtonLink>
        </div>
        <AccountMenu user={user} />
      </>
    );
  }
  if (user === undefined && !failed) return <Skeleton className="h-10 w-44 rounded-control" />;
  return (
    <>
      <ButtonLink to={PATHS.auth} variant="quiet">
        Login
      </ButtonLink>
      <span className="max-sm:hidden">
        <ButtonLink to={PATHS.auth} variant="primary">
          Get Started
        </ButtonLink>
      </span>
    </>
  );
}
