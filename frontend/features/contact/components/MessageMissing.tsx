import { errorCode, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { MailIcon } from '#frontend/ui/style/icons.ts';

interface MessageMissingProps {
  error: Error;
  onRetry: () => void;
}

/** In place of a message that the address names and that is not there, with the reason. */
export function MessageMissing({ error, onRetry }: MessageMissingProps) {
  return (
    <div role="alert">
      {errorCode(error) === 'not_found' ? (
        <EmptyState heading="h2" icon={<MailIcon />} title="This message is not here">
          Each is kept for a year, then deleted. Perhaps the link was cut short.
        </EmptyState>
      ) : (
        <EmptyState
          heading="h2"
          icon={<MailIcon />}
          title="We could not load this message"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          <Problem error={error} fallback={UNREACHABLE} />
        </EmptyState>
      )}
    </div>
  );
}
