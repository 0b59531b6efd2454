import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import type { ListedApplicant } from '../api.ts';
import { DECISION_WORDS, mayDecide } from '../applicantDecisions.ts';

/** What can be decided about an applicant from where the screen is. */
export interface DecisionActions {
  readonly accept: (applicant: ListedApplicant) => void;
  readonly reject: (applicant: ListedApplicant) => void;
  readonly schedule: (applicant: ListedApplicant) => void;
  readonly offer: (applicant: ListedApplicant) => void;
  readonly pending: boolean;
}

/** The buttons of the decisions that an applicant’s status allows. */
export function Decisions({ applicant, actions }: { applicant: ListedApplicant; actions: DecisionActions }) {
  const { status, name } = applicant;
  const button = (
    to: keyof typeof DECISION_WORDS,
    act: (applicant: ListedApplicant) => void,
    variant: 'primary' | 'secondary' | 'quiet',
  ) =>
    mayDecide(status, to) && (
      <Button size="small" variant={variant} disabled={actions.pending} onClick={() => act(applicant)}>
        {DECISION_WORDS[to]}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    );
  return (
    <>
      {button('reviewed', actions.accept, 'primary')}
      {button('interview_scheduled', actions.schedule, 'primary')}
      {button('offered', actions.offer, 'primary')}
      {button('rejected', actions.reject, 'quiet')}
    </>
  );
}
