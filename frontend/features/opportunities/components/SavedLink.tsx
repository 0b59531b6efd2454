import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { HeartIcon } from '#frontend/ui/style/icons.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { savedSearch, useSavedCounts } from '../savedFilters.ts';

/** Leads to what the user has saved; the spec's words on the screen of jobs. */
export function SavedLink({ only }: { only: OpportunityType | undefined }) {
  const counts = useSavedCounts(only);
  if (!counts) return null;
  return (
    <ButtonLink to={savedSearch()} size="small" icon={<HeartIcon aria-hidden="true" />}>
      {only === 'job' ? 'View Saved Jobs' : 'Saved'} ({counts.all})
    </ButtonLink>
  );
}
