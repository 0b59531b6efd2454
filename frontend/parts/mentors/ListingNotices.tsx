import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon, InfoIcon } from '#frontend/ui/style/icons.ts';
import { listingProblems } from './listing.ts';
import { useMentorScreens, useOwnMentor } from './ownMentor.ts';

/** Why students can’t find the mentor now, and what to do about it. Nothing while they can, and while it is loading. */
export function ListingNotices() {
  const { settings } = useMentorScreens();
  const { data } = useOwnMentor();
  const { pathname } = useLocation();
  if (!data) return null;
  return (
    <div className="flex flex-col gap-3 not-empty:pb-6">
      {listingProblems(data, settings).map(({ tone, title, text, action }) => (
        <Notice
          key={title}
          tone={tone}
          icon={tone === 'warning' ? <AlertIcon aria-hidden="true" /> : <InfoIcon aria-hidden="true" />}
          title={title}
          action={
            // On the settings themselves there is nothing to go to.
            action &&
            action.to !== pathname && (
              <ButtonLink to={action.to} size="small">
                {action.label}
              </ButtonLink>
            )
          }
        >
          <p className="max-w-prose">{text}</p>
        </Notice>
      ))}
    </div>
  );
}
