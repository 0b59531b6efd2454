import { useLocation } from 'react-router-dom';
import { EmptyIllustration } from '#frontend/core/page/EmptyIllustration.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Role } from '#shared/core/contract.ts';
import { ACCOUNT_SCREENS } from '../registry/account.ts';
import { loaderFor } from '../registry/roles.ts';
import type { DashboardScreen } from '../registry/screen.ts';
import { EXPLORE } from '../registry/shared.ts';

const SHOWN = 3;

interface ComingSoonProps {
  name: string;
  /** What the screen will be. */
  soon: string | undefined;
}

/** In place of a screen that is not built yet: what it will be, and what the user can do today. */
export function ComingSoon({ name, soon }: ComingSoonProps) {
  const { role } = useCurrentUser();
  const screens = useChunk(loaderFor(role), useLocation().pathname) ?? [];
  useTitle(name);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center md:py-24">
      <EmptyIllustration />
      <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
        <h1 className="text-heading font-semibold">{name}</h1>
        <Badge tone="accent">Soon</Badge>
      </div>
      <p className="mt-2 max-w-form text-muted">{soon} We’re still building this page.</p>
      <h2 className="mt-8 text-small font-medium">What you can use today</h2>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {usableBy(role, screens)
          .slice(0, SHOWN)
          .map(({ path, label }, index) => (
            <ButtonLink key={path} to={path} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
      </div>
    </div>
  );
}

/** The screens that are built for a role, the most useful first. */
const usableBy = (role: Role, own: readonly DashboardScreen[]): DashboardScreen[] => [
  ...(mayApply(role) ? [EXPLORE] : []),
  ...own.filter(({ load, icon }) => load && icon),
  ...ACCOUNT_SCREENS,
];
