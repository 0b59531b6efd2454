import { useState } from 'react';
import * as z from 'zod';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { paragraphs } from '#shared/core/contract.ts';
import { BULK_MAX, type BulkDecision } from '#shared/features/applicants/rules.ts';
import { REJECTION_CODES } from '#shared/features/applications/rejection-codes.ts';
import { applicationWorkflow, DECISION_MESSAGE_MAX } from '#shared/features/applications/rules.ts';
import type { ListedApplicant } from '../api.ts';
import { BULK_WORDS, mayDecide } from '../applicantDecisions.ts';
import { Outcomes, type Result } from './Outcomes.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';

interface ApplicantDecisionDialogProps {
  to: BulkDecision;
  applicants: readonly ListedApplicant[];
  /** The decision was saved for an applicant. */
  onDecided: (applicant: ListedApplicant, to: BulkDecision, version: number) => void;
  onClose: () => void;
}

const schemaFor = (to: BulkDecision) =>
  z.object({
    reason: to === 'rejected' ? z.enum(REJECTION_CODES, 'Choose a reason') : z.string(),
    message: paragraphs(DECISION_MESSAGE_MAX),
  });

const counted = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);

/** Asks for what a decision about one or several applicants needs, says who is left out and why, and saves it. */
export function ApplicantDecisionDialog({
  to,
  applicants,
  onDecided,
  onClose,
}: ApplicantDecisionDialogProps) {
  const { verb, done } = BULK_WORDS[to];
  const [results, setResults] = useState<readonly Result[]>();
  const [moving] = useState(() => applicants.filter(({ status }) => mayDecide(status, to)));
  const left = applicants.filter((one) => !moving.some(({ id }) => id === one.id));
  const only = moving.length === 1 && left.length === 0 ? moving[0] : undefined;
  const form = useApiForm({
    schema: schemaFor(to),
    defaultValues: { reason: '', message: '' },
    draft: { name: `decision:${to}:${only?.id ?? 'selected'}`, fields: ['reason', 'message'] },
    send: ({ reason, message }) => decideAll(moving, to, { reason, message }),
    onSent: (answers) => {
      for (const { applicant, version } of answers)
        if (version !== undefined) onDecided(applicant, to, version);
      const skipped = left.map((applicant) => ({
        applicant,
        why: `is ${applicationWorkflow.statuses[applicant.status].label.toLowerCase()}`,
      }));
      const all = [...answers, ...skipped];
      if (all.some(({ why }) => why !== undefined)) setResults(all);
      else onClose();
    },
  });
  const title = `${verb} ${only ? only.name : counted(moving.length)}?`;
  if (results)
    return <Outcomes title={title.replace('?', '')} results={results} done={done} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={
        to === 'rejected'
          ? 'They’ll see the reason and, if they want, what would have raised their match. It’s sent after ten seconds. Until then, you can undo it.'
          : 'They’re notified after ten seconds. Until then, you can undo it.'
      }
    >
      {left.length > 0 && (
        <p className="mb-4 text-small text-muted">
          {counted(left.length)} can’t be {done} from where they are:{' '}
          {left
            .map(({ name, status }) => `${name} (${applicationWorkflow.statuses[status].label})`)
            .join(', ')}
          .
        </p>
      )}
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {to === 'rejected' && <ReasonChoice form={form} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={to === 'rejected' ? 'danger' : 'primary'}
            pending={form.pending}
            disabled={moving.length === 0}
          >
            {to === 'rejected' ? 'Reject and send reason' : verb}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Saves the decision for the applicants of each posting with one request, or several where there are too many for one. */
const decideAll = async (
  applicants: readonly ListedApplicant[],
  to: BulkDecision,
  { reason, message }: { reason: string; message: string },
): Promise<readonly Result[]> => {
  const said = { reason: REJECTION_CODES.find((code) => code === reason), message };
  const postings = [...new Set(applicants.map(({ opportunityId }) => opportunityId))];
  const parts = postings.flatMap((id) => {
    const all = applicants.filter(({ opportunityId }) => opportunityId === id);
    return Array.from({ length: Math.ceil(all.length / BULK_MAX) }, (_, part) => ({
      id,
      some: all.slice(part * BULK_MAX, (part + 1) * BULK_MAX),
    }));
  });
  const results = await Promise.all(
    parts.map(async ({ id, some }): Promise<readonly Result[]> => {
      try {
        const items = some.map(({ userId, version }) => ({ userId, version }));
        const answer = await api.call('applicants.setStatuses', {
          params: { id },
          body: { items, to, ...(to === 'rejected' && said) },
        });
        return some.map((applicant, index) => {
          const { ok, version, message: why } = answer.items[index] ?? { ok: false };
          return ok ? { applicant, version } : { applicant, why: why ?? UNREACHABLE };
        });
      } catch (error) {
        if (parts.length === 1) throw error;
        return some.map((applicant) => ({ applicant, why: errorMessage(error, UNREACHABLE) }));
      }
    }),
  );
  return results.flat();
};
