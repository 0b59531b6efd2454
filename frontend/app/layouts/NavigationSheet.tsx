import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ButtonLink } from '#frontend/ui/ButtonLink.tsx';
import { MenuIcon } from '#frontend/ui/icons.ts';
import { Sheet } from '#frontend/ui/Sheet.tsx';
import { PATHS, PUBLIC_LINKS } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

/** The links of the top bar where it has no room for them. */
export function NavigationSheet() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex size-10 items-center justify-center rounded-control transition-colors hover:bg-neutral-soft"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </button>
      <Sheet side="right" open={open} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Main" className="flex flex-col">
          {[...PUBLIC_LINKS, { label: 'Explore opportunities', path: PATHS.explore }].map(
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
        </nav>
        {user === null && (
          <div className="mt-6 grid grid-cols-2 gap-3">
            <ButtonLink to={PATHS.auth} onClick={close}>
              Login
            </ButtonLink>
            <ButtonLink to={PATHS.auth} variant="primary" onClick={close}>
              Get Started
            </ButtonLink>
          </div>
        )}
      </Sheet>
    </div>
  );
}
