import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { HeartIcon } from '#frontend/ui/style/icons.ts';
import { useSavedEntries } from '../api.ts';
import { EntryRows } from './EntryRows.tsx';

/** The entries that the user saved, the latest first. */
export function SavedEntries() {
  const { data, error, isFetching, refetch } = useSavedEntries();
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load what you saved"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-72 w-full rounded-card" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        heading="h2"
        icon={<HeartIcon />}
        title="Nothing saved yet"
        action={<ButtonLink to={PATHS.library}>Find a text</ButtonLink>}
      >
        Texts and links that you save appear here, on every device.
      </EmptyState>
    );
  return <EntryRows items={data.items} />;
}
