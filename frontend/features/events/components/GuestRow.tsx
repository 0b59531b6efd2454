import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { clockIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { guestWorkflow } from '#shared/features/events/rules.ts';
import type { Guest } from '#shared/features/events/schema.ts';
import { useCheckIn } from '../useCheckIn.ts';

/** A guest in the hosts' list; at the door with the button that checks them in. */
export function GuestRow({ id, guest, door }: { id: string; guest: Guest; door: boolean }) {
  const { user, email, status, position, checkedInAt } = guest;
  const zone = useTimeZone();
  const checkIn = useCheckIn(id);
  const waits = checkIn.isPending && checkIn.failureCount > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-small">
      <Avatar {...initialsOf(user.name)} size="small" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">
          <TextLink quiet to={fillPath(PATHS.person, { id: user.id })}>
            <bdi>{user.name}</bdi>
          </TextLink>
        </p>
        <p className="truncate text-fine text-muted">
          <bdi>{email}</bdi>
        </p>
      </div>
      {position !== undefined && (
        <span className="text-muted tabular-nums">{`Place ${position} on the list`}</span>
      )}
      {checkedInAt !== null && (
        <span className="text-muted tabular-nums">{`Came at ${clockIn(checkedInAt, zone)}`}</span>
      )}
      {waits ? (
        <span role="status" className="text-warning">
          Not sent yet
        </span>
      ) : (
        <StatusBadge {...guestWorkflow.statuses[status]} />
      )}
      {door && status !== 'attended' && (
        <Button size="small" pending={checkIn.isPending} onClick={() => checkIn.mutate({ userId: user.id })}>
          Check in<span className="sr-only"> {user.name}</span>
        </Button>
      )}
    </li>
  );
}
