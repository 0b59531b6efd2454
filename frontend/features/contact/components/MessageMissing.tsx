import { UNREACHABLE } from '#frontend/app/api/ApiError.ts';
import { Problem } from '#frontend/app/api/Problem.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { MailIcon } from '#frontend/ui/icons.ts';
import type { useMessages } from '../api.ts';

interface MessageMissingProps {
  list: ReturnType<typeof useMessages>;
  /** How many messages were looked through. */
  among: number;
}

/** In place of a message that the address names and that was not found, with the reason. */
export function MessageMissing({ list, among }: MessageMissingProps) {
  const { error, hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  return (
    <div role="alert">
      {isFetchNextPageError ? (
        <EmptyState
          heading="h2"
          icon={<MailIcon />}
          title="We could not load this message"
          action={<Button onClick={() => fetchNextPage()}>Try again</Button>}
        >
          <Problem error={error} fallback={UNREACHABLE} />
        </EmptyState>
      ) : (
        <EmptyState heading="h2" icon={<MailIcon />} title="This message is not here">
          {hasNextPage
            ? `It is not among the latest ${among}.`
            : 'Each is kept for a year, then deleted. Perhaps the link was cut short.'}
        </EmptyState>
      )}
    </div>
  );
}
