import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { OPEN } from '#frontend/core/lists/useUrlFilters.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { PROMISE_STATES, promiseState, SUPPORT } from '#shared/features/contact/support-rules.ts';

const named = (search: URLSearchParams, id: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set(OPEN, id);
  return next;
};

/** What was promised about a message, and the button that says that it was answered. */
export function ReplyDue({ message }: { message: ContactMessage }) {
  const { id, support, answeredAt } = message;
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const { mutate, isPending, error } = useMutation({
    // The address names it first: a message that arrives meanwhile would be shown in its place.
    onMutate: () => setSearch((search) => named(search, id), { replace: true }),
    mutationFn: () => api.call('contact.answer', { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: api.key('contact') }),
    onSuccess: () => toast({ title: 'Marked as answered' }),
  });
  const state = support && promiseState({ ...support, answeredAt }, serverNow());
  return (
    <section aria-label="Reply" className="mt-6 flex flex-col items-start gap-3 text-small">
      {support && state && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge {...PROMISE_STATES[state]} />
          <p className="wrap-anywhere">
            {`${SUPPORT[support.level].label}: reply by ${fullMoment(support.dueAt)}`}
            {support.company && (
              <span className="text-muted">
                {' '}
                · <bdi>{support.company.name}</bdi>
              </span>
            )}
          </p>
        </div>
      )}
      {answeredAt ? (
        <p className="text-muted">{`Marked as answered on ${fullMoment(answeredAt)}.`}</p>
      ) : (
        <Button size="small" pending={isPending} onClick={() => mutate()}>
          Mark as answered
        </Button>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {errorMessage(error, UNREACHABLE)}
        </p>
      )}
    </section>
  );
}
