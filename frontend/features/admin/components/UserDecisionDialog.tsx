import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '#frontend/core/forms/ReasonDialog.tsx';
import { BulkOutcomes } from '#frontend/core/lists/selection/BulkOutcomes.tsx';
import { type Outcome, runBulk } from '#frontend/core/lists/selection/runBulk.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { fullName } from '#shared/core/names.ts';
import { useRefreshAdmin } from '../api.ts';
import { type DecisionKind, REASON_HINT, REASONS, reasonSchema } from '../decisionReasons.ts';
import { aboutOne, type DecisionUser, USER_DECISIONS } from '../userDecisions.ts';

interface UserDecisionDialogProps {
  kind: DecisionKind;
  users: readonly DecisionUser[];
  /** What the admin should know about the users before. */
  children?: ReactNode;
  onClose: () => void;
  /** After the decision was saved, with the ids of those for whom it failed. */
  onDone?: (failed: readonly string[]) => void;
}

/** Asks for the reason of a decision about one or several users, and saves it. */
export function UserDecisionDialog(props: UserDecisionDialogProps) {
  const [only, ...others] = props.users;
  return only && others.length === 0 ? <AboutOne {...props} user={only} /> : <AboutSeveral {...props} />;
}

/** One user is the usual case: what failed is shown in the form, which can be sent again. */
function AboutOne({
  kind,
  user,
  onClose,
  onDone,
  children,
}: UserDecisionDialogProps & { user: DecisionUser }) {
  const refresh = useRefreshAdmin();
  const { done, ...request } = aboutOne(kind, user);
  const onSent = () => {
    onDone?.([]);
    toast(done);
    onClose();
    return refresh();
  };
  return (
    // Another admin may have decided meanwhile.
    <ReasonDialog {...request} onSent={onSent} onError={refresh} onClose={onClose}>
      {children}
    </ReasonDialog>
  );
}

const accounts = (count: number): string => `${count} ${count === 1 ? 'account' : 'accounts'}`;

/** Failures stay on screen, by name. */
function AboutSeveral({ kind, users, children, onClose, onDone }: UserDecisionDialogProps) {
  const refresh = useRefreshAdmin();
  const { verb, description, submit, done, variant, decide } = USER_DECISIONS[kind];
  const [outcomes, setOutcomes] = useState<readonly Outcome<DecisionUser>[]>();
  const [progress, setProgress] = useState<number>();
  const send = (reason: string) => {
    setProgress(0);
    return runBulk(users, ({ id }) => decide(id, reason), setProgress);
  };
  const onSent = (results: readonly Outcome<DecisionUser>[]) => {
    const failed = results.filter(({ error }) => error !== undefined);
    onDone?.(failed.map(({ item }) => item.id));
    void refresh();
    if (failed.length > 0) return setOutcomes(results);
    toast({ title: `${accounts(users.length)} ${done}`, description: 'Each user will get an email.' });
    onClose();
  };
  const title = `${verb} ${accounts(users.length)}`;
  return (
    <ReasonDialog
      title={outcomes ? title : `${title}?`}
      description={description.several}
      usual={REASONS[kind]}
      hint={REASON_HINT}
      schema={reasonSchema}
      draft={`${kind}:selected`}
      submit={progress === undefined ? submit.several : `${progress} of ${users.length} done…`}
      variant={variant}
      send={send}
      onSent={onSent}
      onError={refresh}
      onClose={onClose}
      results={
        outcomes && <BulkOutcomes outcomes={outcomes} nameOf={fullName} summary={summaryOf(outcomes, done)} />
      }
    >
      {children}
    </ReasonDialog>
  );
}

/** `38 accounts suspended, 2 failed`. */
const summaryOf = (outcomes: readonly Outcome<DecisionUser>[], done: string): string => {
  const failed = outcomes.filter(({ error }) => error !== undefined).length;
  return [`${accounts(outcomes.length - failed)} ${done}`, ...(failed > 0 ? [`${failed} failed`] : [])].join(
    ', ',
  );
};
