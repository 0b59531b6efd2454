import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Logo, Mark } from '#frontend/ui/layout/Logo.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { Tooltip } from '#frontend/ui/overlays/Tooltip.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { MenuIcon, PanelIcon } from '#frontend/ui/style/icons.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AdvisorSlot } from './AdvisorSlot.tsx';
import { BellSlot } from './BellSlot.tsx';
import { Main } from './Main.tsx';
import { PlatformNotices } from './PlatformNotices.tsx';
import { SidebarLinks } from './SidebarLinks.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useSidebar } from './useSidebar.ts';

/** Sidebar and top bar around a dashboard screen. Widths are the spec's (point 9): 16rem, 3rem, 18rem as a sheet. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const person = useCurrentUser();
  const { expanded, chosen, sheetOpen, setSheetOpen, toggle } = useSidebar();
  const home = (
    <Link to={PATHS.home} aria-label={`${PRODUCT} home`} className="rounded-control">
      {expanded ? <Logo /> : <Mark className="h-7 w-8 text-brand" />}
    </Link>
  );
  return (
    <div className="flex min-h-dvh overflow-x-clip">
      <SkipLink />
      <aside
        aria-label="Sidebar"
        className={cx(
          'sticky top-0 hidden h-dvh flex-none flex-col overflow-y-auto border-r border-line md:flex',
          expanded ? 'w-64' : 'w-12',
        )}
      >
        <div className={cx('flex h-16 flex-none items-center', expanded ? 'px-5' : 'justify-center')}>
          {home}
        </div>
        <div className={cx('py-2', expanded ? 'px-3' : 'px-1')}>
          <SidebarLinks role={person.role} expanded={expanded} />
        </div>
      </aside>
      <Sheet side="left" title="Dashboard menu" titleHidden open={sheetOpen} onOpenChange={setSheetOpen}>
        <div className="flex h-16 items-center px-5">
          <Logo />
        </div>
        <div className="p-3">
          <SidebarLinks role={person.role} expanded onChoose={() => setSheetOpen(false)} />
        </div>
      </Sheet>
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-col bg-surface',
          chosen === 'expanded' && 'animate-make-room',
          chosen === 'collapsed' && 'animate-take-room',
        )}
      >
        <header className="sticky top-0 z-20 flex h-16 flex-none items-center gap-2 border-b border-line bg-surface px-3 md:px-5">
          <Tooltip text="Toggle sidebar (Ctrl+B)">
            <button
              type="button"
              aria-expanded={expanded || sheetOpen}
              aria-keyshortcuts="Control+B Meta+B"
              onClick={toggle}
              className="flex h-10 items-center justify-center gap-2 rounded-control text-small transition-colors hover:bg-neutral-soft max-md:border max-md:border-line-strong max-md:bg-raised max-md:px-2.5 max-md:font-medium md:w-10 md:text-muted md:hover:text-text"
            >
              <MenuIcon aria-hidden="true" className="size-5 md:hidden" />
              <span className="md:hidden">Menu</span>
              <PanelIcon aria-hidden="true" className="hidden size-5 md:block" />
              <span className="sr-only max-md:hidden">Toggle sidebar</span>
            </button>
          </Tooltip>
          <PaletteButton />
          <div className="ml-auto flex items-center gap-1">
            <ThemeToggle />
            <BellSlot live />
            <AccountMenu user={person} />
          </div>
        </header>
        <Main className="mx-auto w-full max-w-wide flex-1 px-4 pt-6 pb-(--page-end) [--page-end:6rem] md:px-8 md:pt-8">
          <PlatformNotices />
          {children}
        </Main>
      </div>
      <AdvisorSlot />
    </div>
  );
}
