import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ReasonFields } from '#frontend/core/forms/ReasonFields.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { BulkOutcomes } from '#frontend/core/lists/selection/BulkOutcomes.tsx';
import { type Outcome, runBulk } from '#frontend/core/lists/selection/runBulk.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { fullName } from '#shared/core/names.ts';
import { DECISIONS, type DecisionUser } from '../decisions.ts';
import { type DecisionKind, REASON_HINT, REASONS, reasonSchema } from '../reasons.ts';

interface DecisionDialogProps {
  kind: DecisionKind;
  users: readonly DecisionUser[];
  /** What the admin should know about the users before. */
  children?: ReactNode;
  onClose: () => void;
  /** After the decision was saved, with the ids of those for whom it failed. */
  onDone?: (failed: readonly string[]) => void;
}

const accounts = (count: number): string => `${count} ${count === 1 ? 'account' : 'accounts'}`;
const nameOf = ({ firstName, lastName }: DecisionUser): string => fullName({ firstName, lastName });

/** Asks for the reason of a decision about one or several users, and saves it. Failures stay on screen, by name. */
export function DecisionDialog({ kind, users, children, onClose, onDone }: DecisionDialogProps) {
  const queryClient = useQueryClient();
  const { verb, description, submit, done, decide } = DECISIONS[kind];
  const [outcomes, setOutcomes] = useState<readonly Outcome<DecisionUser>[]>();
  const [progress, setProgress] = useState(0);
  // One user is the usual case: what failed is then shown in the form, which can be sent again.
  const only = users.length === 1 ? users[0] : undefined;
  const form = useApiForm({
    schema: reasonSchema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `${kind}:${only?.id ?? 'selected'}`, fields: ['reason', 'details'] },
    send: async (reason): Promise<readonly Outcome<DecisionUser>[]> =>
      only
        ? decide(only.id, reason).then(() => [{ item: only }])
        : runBulk(users, ({ id }) => decide(id, reason), setProgress),
    onSent: (results) => {
      const failed = results.filter(({ error }) => error !== undefined);
      onDone?.(failed.map(({ item }) => item.id));
      void queryClient.invalidateQueries({ queryKey: api.key('admin') });
      if (failed.length > 0) return setOutcomes(results);
      if (only) toast({ title: `Account ${done}`, description: `${nameOf(only)} will get an email.` });
      else toast({ title: `${accounts(users.length)} ${done}`, description: 'Each user will get an email.' });
      onClose();
    },
    // Another admin may have decided meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: api.key('admin') }),
  });
  const title = `${verb} ${only ? nameOf(only) : accounts(users.length)}?`;
  const number = only ? 'one' : 'several';
  if (outcomes)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={title.replace('?', '')}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <BulkOutcomes outcomes={outcomes} nameOf={nameOf} summary={summaryOf(outcomes, done)} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={description[number]}
    >
      {children}
      <ReasonFields usual={REASONS[kind]} label={title} hint={REASON_HINT} form={form}>
        <Button onClick={onClose} disabled={form.pending}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={kind === 'suspend' || kind === 'reject' ? 'danger' : 'primary'}
          pending={form.pending}
        >
          {form.pending && !only ? `${progress} of ${users.length} done…` : submit[number]}
        </Button>
      </ReasonFields>
    </Dialog>
  );
}

/** `38 accounts suspended, 2 failed`. */
const summaryOf = (outcomes: readonly Outcome<DecisionUser>[], done: string): string => {
  const failed = outcomes.filter(({ error }) => error !== undefined).length;
  return [`${accounts(outcomes.length - failed)} ${done}`, ...(failed > 0 ? [`${failed} failed`] : [])].join(
    ', ',
  );
};
