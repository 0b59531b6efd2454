import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { onboardingPath } from '#frontend/core/session/arrival.ts';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import {
  AdminIcon,
  AlumniIcon,
  ArrowRightIcon,
  EmployerIcon,
  InfoIcon,
  InternshipsIcon,
  PeopleIcon,
} from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import { ROLE_TEXTS } from '../roles.ts';

const ICONS: Readonly<Record<Role, ComponentType<SVGProps<SVGSVGElement>>>> = {
  student: InternshipsIcon,
  mentor: PeopleIcon,
  employer: EmployerIcon,
  alumni: AlumniIcon,
  admin: AdminIcon,
};
const TINTS: Readonly<Record<Role, string>> = {
  student: 'bg-student-soft text-student',
  mentor: 'bg-mentor-soft text-mentor',
  employer: 'bg-employer-soft text-employer',
  alumni: 'bg-alumni-soft text-alumni',
  admin: 'bg-admin-soft text-admin',
};

/** What one role is about. All of it is one link, which leads to the role's onboarding. */
export function RoleCard({ role, className }: { role: Role; className: string }) {
  const Icon = ICONS[role];
  const { description, points, note } = ROLE_TEXTS[role];
  return (
    <Card
      as="li"
      className={`group relative flex flex-col transition-colors hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${className}`}
    >
      <div className="flex items-center gap-3">
        <span className={`flex size-11 flex-none items-center justify-center rounded-full ${TINTS[role]}`}>
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <h2 className="text-title font-semibold">
          <Link
            to={onboardingPath(role)}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {ROLE_LABELS[role]}
          </Link>
        </h2>
        <ArrowRightIcon
          aria-hidden="true"
          className="ml-auto size-5 text-muted transition-transform group-hover:translate-x-1 group-hover:text-brand"
        />
      </div>
      <p className="mt-3">{description}</p>
      <CheckList items={points} className="mt-4 border-t border-line pt-4 text-muted" />
      {note && (
        <p className="mt-4 flex gap-2 rounded-control bg-neutral-soft px-3 py-2 text-small">
          <InfoIcon aria-hidden="true" className="mt-0.75 size-4 text-muted" />
          {note}
        </p>
      )}
    </Card>
  );
}
