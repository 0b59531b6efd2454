import { NavLink, useLocation } from 'react-router-dom';
import { usePlatform } from '#frontend/core/platform.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Tooltip } from '#frontend/ui/overlays/Tooltip.tsx';
import { Drawing } from '#frontend/ui/style/createIcon.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Role } from '#shared/core/contract.ts';
import { ACCOUNT_SCREENS } from '../registry/account.ts';
import { DASHBOARD_HOME } from '../registry/home.ts';
import { linksAfter } from '../registry/links.ts';
import { loaderFor } from '../registry/roles.ts';
import type { DashboardScreen } from '../registry/screen.ts';
import { EXPLORE_LINK } from '../registry/shared.ts';

interface SidebarLinksProps {
  role: Role;
  /** With labels beside the icons; otherwise they are tooltips. */
  expanded: boolean;
  onChoose?: () => void;
}

/** The links of everyone's dashboard and of those who may apply; before those of the role, which are loaded by role. */
const linksBefore = (role: Role): DashboardScreen[] =>
  mayApply(role) ? [DASHBOARD_HOME, EXPLORE_LINK] : [DASHBOARD_HOME];

const loadSwitches = async () => ({ default: (await import('../registry/switched.ts')).switchOfScreen });

/** Whether admins have switched off the screen of a path. Which screens a switch closes is loaded once something is off. */
const useIsOff = (): ((path: string) => boolean) => {
  const off = usePlatform()?.off ?? [];
  const switchOf = useChunk(loadSwitches, off.length > 0);
  return (path) => off.some((name) => name === switchOf?.(path));
};

/** The links of the dashboard. */
export function SidebarLinks({ role, expanded, onChoose }: SidebarLinksProps) {
  const screens = useChunk(loaderFor(role), useLocation().pathname);
  const isOff = useIsOff();
  // What comes after the role's links waits for them, so that it does not move down.
  const links = [
    ...linksBefore(role),
    ...(screens ? [...screens, ...linksAfter(screens), ...ACCOUNT_SCREENS] : []),
  ];
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-1">
        {links.map(
          ({ label, path, icon, drawing = [], badge }) =>
            icon && (
              <li key={path}>
                <Tooltip text={label} side="right" disabled={expanded}>
                  <NavLink
                    to={path}
                    end
                    {...(onChoose && { onClick: onChoose })}
                    className={cx(
                      'relative flex min-h-10 items-center rounded-control text-small text-muted transition-colors hover:bg-neutral-soft hover:text-text',
                      'aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand',
                      expanded ? 'gap-3 px-3' : 'justify-center',
                    )}
                  >
                    <Drawing node={drawing} className="size-5 flex-none" />
                    <span className={expanded ? 'truncate' : 'sr-only'}>{label}</span>
                    {isOff(path) && <Off expanded={expanded} />}
                    {badge && <LinkBadge load={badge} compact={!expanded} />}
                  </NavLink>
                </Tooltip>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** Marks a link whose screen admins have switched off. */
function Off({ expanded }: { expanded: boolean }) {
  return (
    <span
      className={
        expanded ? 'ml-auto rounded-full bg-neutral-soft px-2 text-fine font-medium text-muted' : 'sr-only'
      }
    >
      Off
    </span>
  );
}

function LinkBadge({ load, compact }: { load: NonNullable<DashboardScreen['badge']>; compact: boolean }) {
  const Badge = useChunk(load, true);
  return Badge && <Badge compact={compact} />;
}
