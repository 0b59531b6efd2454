import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { Conversation } from '#shared/features/conversations/routes.ts';

/** Accept and Decline for a first contact. Answering accepts, too. */
export function RequestAnswer({ conversation: { id, with: other } }: { conversation: Conversation }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: 'accept' | 'decline') =>
      api.call(`conversations.${answer}`, { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: api.key('conversations') }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-info-soft px-4 py-3">
      <p className="min-w-48 flex-1 text-small">
        <bdi>{other.firstName}</bdi> would like to get in touch. Answering accepts the request.
      </p>
      <div className="flex gap-3">
        <Button size="small" pending={isPending} onClick={() => mutate('decline')}>
          Decline
        </Button>
        <Button size="small" variant="primary" pending={isPending} onClick={() => mutate('accept')}>
          Accept
        </Button>
      </div>
      {error && (
        <p role="alert" className="w-full text-small text-danger">
          <Problem error={error} fallback={UNREACHABLE} />
        </p>
      )}
    </div>
  );
}
