import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { OUTSIDE_STAGE_LOOKS, OUTSIDE_STAGES } from '#shared/features/applications/outside-stages.ts';
import { UndoWithdrawal } from '../components/UndoWithdrawal.tsx';
import WithdrawButton from '../components/WithdrawButton.tsx';
import { useMoveOutside } from './api.ts';
import type { Entry } from './trackerEntries.ts';

/** What the user can do about an application: withdraw it, undo that, or move it when it is outside of this site. */
export function EntryAction({ entry }: { entry: Entry }) {
  const focus = useResultFocus(entry.status.label);
  return (
    <div
      {...focus}
      className="relative z-1 flex rounded-control empty:hidden as-cards:-ml-3 as-table:justify-end"
    >
      {entry.here && <WithdrawButton application={entry.here} quiet />}
      {entry.here && <UndoWithdrawal application={entry.here} />}
      {entry.outside && <MoveMenu outside={entry.outside} />}
    </div>
  );
}

function MoveMenu({ outside }: { outside: NonNullable<Entry['outside']> }) {
  const move = useMoveOutside();
  return (
    <Menu
      trigger={
        <>
          Move<VisuallyHidden> {outside.title}</VisuallyHidden>
        </>
      }
      triggerClass="rounded-control px-3 py-1.5 text-small font-medium text-brand hover:bg-neutral-soft"
      items={OUTSIDE_STAGES.filter((stage) => stage !== outside.stage).map((stage) => ({
        label: OUTSIDE_STAGE_LOOKS[stage].label,
        onSelect: () => move({ outside, stage }),
      }))}
    />
  );
}
