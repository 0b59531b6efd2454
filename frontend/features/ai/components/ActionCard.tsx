import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCode, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { ActiveIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { type ActionKind, UNKNOWN_OUTCOME } from '#shared/features/ai/rules.ts';
import type { Action } from '#shared/features/ai/schema.ts';
import { confirmAction, reloadActions, settleAction } from '../api.ts';

/** What was done, and what the link to it says. */
const DONE: Readonly<Record<ActionKind, readonly [done: string, link: string]>> = {
  apply: ['Application sent.', 'View application'],
  withdraw: ['Application withdrawn.', 'View application'],
  save: ['Saved.', 'View saved opening'],
  alert: ['Alert created.', 'View alert'],
  book: ['Session booked.', 'View session'],
  draft: ['Draft created.', 'Edit draft'],
};

/** Refusals after which confirming again cannot help. */
const FINAL: readonly unknown[] = ['action_expired', 'action_changed', 'not_found'];

/** Something that the advisor proposes: what exactly will change, and the button that does it, once. */
export function ActionCard({ action }: { action: Action }) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => confirmAction(client, action),
    onError: (error) => {
      if (FINAL.includes(errorCode(error))) settleAction(client, action.id, 'failed');
      // What was confirmed before, or got no answer, may have been done: the API knows.
      else void reloadActions(client);
    },
  });
  const { kind, label, effect, target, state, expiresAt } = action;
  const [done, view] = DONE[kind];
  const focus = useResultFocus(state);
  const expired = state === 'open' && Date.parse(expiresAt) <= serverNow();
  const problem = confirm.error && <Problem error={confirm.error} fallback={UNREACHABLE} />;
  return (
    <section
      {...focus}
      aria-label={`Proposal: ${label}`}
      className="rounded-card border border-brand bg-brand-soft px-4 py-3 text-small"
    >
      <p className="font-medium wrap-anywhere">{effect}</p>
      <div role="status">
        {state === 'done' && (
          <Outcome>
            <span className="flex items-center gap-1.5 text-positive">
              <ActiveIcon aria-hidden="true" className="size-4" />
              {done}
            </span>
            <TextLink to={confirm.data ?? target}>{view}</TextLink>
          </Outcome>
        )}
        {state === 'failed' && (
          <Outcome>{problem ?? <span>This was not done. Ask again to go on.</span>}</Outcome>
        )}
        {state === 'unknown' && (
          <Outcome>
            <span>{UNKNOWN_OUTCOME}</span>
            <TextLink to={target}>Look</TextLink>
          </Outcome>
        )}
        {expired && (
          <Outcome>
            <span>This could be confirmed for 15 minutes. Ask again to go on.</span>
          </Outcome>
        )}
        {state === 'open' && !expired && problem && (
          <Outcome>
            <span>{problem}</span>
            <span className="text-muted">Confirming again is safe: it is done once at most.</span>
          </Outcome>
        )}
      </div>
      {state === 'open' && !expired && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
          <Button size="small" variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            <span className="text-left whitespace-normal">Confirm: {label}</span>
          </Button>
          <span className="text-fine text-muted">Nothing changes before you confirm.</span>
        </div>
      )}
    </section>
  );
}

function Outcome({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2">{children}</div>;
}
