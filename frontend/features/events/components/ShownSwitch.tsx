import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useRefreshEvents } from '../api.ts';

/** Whether the profile of a guest who was there says so. It is saved at once. */
export function ShownSwitch({ event: { id, shown } }: { event: WholeEvent }) {
  const client = useQueryClient();
  const refresh = useRefreshEvents();
  const change = useAction(
    (next: boolean) => api.call('events.show', { params: { id }, body: { shown: next } }),
    shown ? 'No longer on your profile' : 'Shown on your profile',
    () => Promise.all([refresh(), client.invalidateQueries({ queryKey: api.key('profile.person') })]),
  );
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Switch
        label="Show it on your profile"
        hint="Everyone who sees your profile then sees the title, the host and the day."
        checked={change.isPending ? change.variables : shown}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
    </div>
  );
}
