import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { type SidebarIcon, sidebarFor } from '#frontend/core/paths.ts';
import { Tooltip } from '#frontend/ui/overlays/Tooltip.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import {
  AiIcon,
  AnalyticsIcon,
  ApplicantsIcon,
  CoursesIcon,
  EventsIcon,
  HomeIcon,
  InternshipsIcon,
  JobsIcon,
  MailIcon,
  PeopleIcon,
  PostIcon,
  ProjectsIcon,
  ScheduleIcon,
  ScreeningIcon,
  SettingsIcon,
  StartupIcon,
} from '#frontend/ui/style/icons.ts';

/** The drawing of each link. */
export const SIDEBAR_ICONS: Record<SidebarIcon, ComponentType<{ className: string }>> = {
  home: HomeIcon,
  jobs: JobsIcon,
  internships: InternshipsIcon,
  startup: StartupIcon,
  courses: CoursesIcon,
  projects: ProjectsIcon,
  people: PeopleIcon,
  ai: AiIcon,
  schedule: ScheduleIcon,
  post: PostIcon,
  applicants: ApplicantsIcon,
  screening: ScreeningIcon,
  analytics: AnalyticsIcon,
  events: EventsIcon,
  messages: MailIcon,
  settings: SettingsIcon,
};

interface SidebarLinksProps {
  role: string;
  /** Words beside the icons; without them the words come as tooltips. */
  expanded: boolean;
  onChoose?: () => void;
}

/** The dashboard's own links, by role. */
export function SidebarLinks({ role, expanded, onChoose }: SidebarLinksProps) {
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-1">
        {sidebarFor(role).map(({ label, path, icon }) => {
          const Icon = SIDEBAR_ICONS[icon];
          return (
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
                  <Icon className="size-5" />
                  <span className={expanded ? 'truncate' : 'sr-only'}>{label}</span>
                </NavLink>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
