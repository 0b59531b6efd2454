import type { PlannedCall, Proposal } from '#functions/core/advisor/tool.ts';
import { newId } from '#functions/core/ids.ts';
import { ACTION_MS } from '#shared/features/ai/rules.ts';
import { digestOf } from './digest.ts';
import type { StoredAction } from './repository.ts';

/** Where the action is proposed. */
interface Place {
  readonly messageId: string;
  readonly place: number;
  readonly now: Date;
}

/** A proposal as an action that its user can confirm, with what its record comes to at this moment. */
export const proposedAction = async (
  { kind, label, effect, target, run, unchanged }: Proposal,
  { messageId, place, now }: Place,
  read: (planned: PlannedCall) => Promise<unknown>,
): Promise<StoredAction> => ({
  id: newId(),
  kind,
  label,
  effect,
  target,
  state: 'open',
  expiresAt: new Date(now.getTime() + ACTION_MS).toISOString(),
  messageId,
  place,
  run: { route: run.route, input: { ...run.input } },
  ...(unchanged && {
    unchanged: {
      route: unchanged.route,
      input: { ...unchanged.input },
      fields: [...unchanged.fields],
      digest: digestOf(await read(unchanged), unchanged.fields),
    },
  }),
});
