import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';

const insights = api.query('ai.insights');

/** Sentences about the user’s own position that the API has computed, each with its evidence. Nothing where there are none. */
export default function Insights() {
  const client = useQueryClient();
  // A card that could not be loaded is left out: nobody waits for it.
  const { data } = useQuery(insights);
  const focus = useResultFocus(data?.items.map(({ id }) => id).join(' '));
  const dismiss = useMutation({
    mutationFn: (id: string) => api.call('ai.dismissInsight', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: insights.queryKey }),
    onError: toastFailure,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="AI Insights" description="Computed from your records.">
      <ul {...focus} className="flex flex-col divide-y divide-line text-small">
        {data.items.map(({ id, text, evidence }) => (
          <li key={id} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
            <p className="wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <TextLink to={evidence.path}>{evidence.label}</TextLink>
              <span className="-mr-3 text-muted">
                <Button
                  size="small"
                  variant="quiet"
                  pending={dismiss.isPending && dismiss.variables === id}
                  onClick={() => dismiss.mutate(id)}
                >
                  Not useful
                </Button>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
