import { useSearchParams } from 'react-router-dom';
import type { Startup } from '#shared/features/startups/schema.ts';
import { type OpenSheet, SHEETS } from './components/team/sheet.ts';

/** Those that only the lead of a team opens. */
const OF_LEAD: readonly OpenSheet['kind'][] = ['close', 'invite', 'member'];

/** What no longer exists, or is not the user's to change, opens no form. */
const canOpen = (
  { kind, id }: OpenSheet,
  { status, mine, milestones, assumptions, team }: Startup,
): boolean => {
  if (status === 'closed' || (OF_LEAD.includes(kind) && mine.role !== 'lead')) return false;
  if (id === undefined) return kind !== 'done' && kind !== 'result' && kind !== 'member';
  if (kind === 'member') return team.some(({ userId }) => userId === id);
  if (kind === 'milestone' || kind === 'done') return milestones.some((one) => one.id === id);
  if (kind === 'assumption' || kind === 'result') return assumptions.some((one) => one.id === id);
  return true;
};

/** The form that is open over the screen of a team. It is in the address, so that a reload finds it again with its draft. */
export const useOpenSheet = (startup: Startup) => {
  const [params, setParams] = useSearchParams();
  const kind = SHEETS.find((one) => one === params.get('sheet'));
  const id = params.get('item') ?? undefined;
  const sheet: OpenSheet | undefined = kind && { kind, ...(id !== undefined && { id }) };
  const change = (next: OpenSheet | undefined) =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.delete('sheet');
        changed.delete('item');
        if (next) changed.set('sheet', next.kind);
        if (next?.id !== undefined) changed.set('item', next.id);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    sheet: sheet && canOpen(sheet, startup) ? sheet : undefined,
    open: (next: OpenSheet) => change(next),
    close: () => change(undefined),
  };
};
