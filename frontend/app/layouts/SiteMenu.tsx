import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { CloseIcon, MenuIcon } from '#frontend/ui/style/icons.ts';
import { TOP_BAR_LINKS } from '../registry/public.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const ID = 'site-menu';

/**
 * The links of the top bar where it has no room for them: a popover of the browser's own, which opens, closes by
 * Escape and gives the focus back without a script. With one it also closes when a link is followed or left behind.
 */
export function SiteMenu() {
  const { user } = useSession();
  const authPath = useAuthPath();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <div className="group lg:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="flex size-10 items-center justify-center rounded-control transition-colors hover:bg-neutral-soft"
      >
        <MenuIcon aria-hidden="true" className="size-5 group-has-[:popover-open]:hidden" />
        <CloseIcon aria-hidden="true" className="hidden size-5 group-has-[:popover-open]:block" />
      </button>
      <nav
        ref={menu}
        id={ID}
        popover="auto"
        aria-label="Menu"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The menu covers the rest of the page, so it closes when the focus moves on.
          const onwards = relatedTarget instanceof Element && !relatedTarget.closest(`[popovertarget=${ID}]`);
          if (onwards && !currentTarget.contains(relatedTarget)) close();
        }}
        className="fixed inset-x-0 top-16 m-0 h-[calc(100dvh-4rem)] w-full flex-col overflow-y-auto bg-surface px-4 pt-2 pb-6 text-text open:flex open:animate-fade"
      >
        {[...TOP_BAR_LINKS, { label: 'Explore opportunities', path: PATHS.explore }].map(
          ({ label, path }) => (
            <NavLink
              key={path}
              to={path}
              onClick={close}
              className="border-b border-line py-3.5 text-lead aria-[current=page]:font-medium aria-[current=page]:text-brand"
            >
              {label}
            </NavLink>
          ),
        )}
        <div className="mt-auto flex items-center gap-3 pt-6 *:flex-1 *:last:flex-none">
          {user ? (
            <ButtonLink to={PATHS.dashboard} onClick={close} variant="primary">
              Dashboard
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={authPath('signin')} onClick={close}>
                Login
              </ButtonLink>
              <ButtonLink to={authPath('signup')} onClick={close} variant="primary">
                Get Started
              </ButtonLink>
            </>
          )}
          <ThemeToggle />
        </div>
      </nav>
    </div>
  );
}
