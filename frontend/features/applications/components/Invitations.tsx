import type { ReactNode } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useMyApplications } from '../api.ts';
import { invitationsOf } from '../changes.ts';

/** The interviews I am invited to, none of which has a date yet; `none` if there are no invitations. */
export function Invitations({ none }: { none: ReactNode }) {
  const { data } = useMyApplications();
  const invitations = invitationsOf(data?.pages.flatMap(({ items }) => items) ?? []);
  if (invitations.length === 0) return none;
  return (
    <ul className="flex flex-col gap-3 text-small">
      {invitations.map(({ opportunityId, opportunity, updatedAt }) => (
        <li key={opportunityId} className="wrap-anywhere">
          Interview with {opportunity.company}:{' '}
          <TextLink quiet to={fillPath(PATHS.opportunity, { id: opportunityId })}>
            {opportunity.title}
          </TextLink>
          <p className="text-fine text-muted">
            Invited <Moment at={updatedAt} as="day" /> · date to be agreed
          </p>
        </li>
      ))}
    </ul>
  );
}
