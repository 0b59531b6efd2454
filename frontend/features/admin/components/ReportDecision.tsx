import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ReasonFields } from '#frontend/core/forms/ReasonFields.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Report } from '#shared/features/reports/routes.ts';
import type { ReportDecision as Decision } from '#shared/features/reports/rules.ts';
import { CASE_REASONS, DETAILS_MAX, REASON_HINT, reasonSchema } from '../reasons.ts';
import { personName } from './ReportRow.tsx';

const WORDS: Readonly<
  Record<Decision, { verb: string; description: string; submit: string; hint: string; done: string }>
> = {
  warn: {
    verb: 'Warn',
    description: 'The user gets a notification and an email with your reason, and not who reported them.',
    submit: 'Send warning',
    hint: REASON_HINT,
    done: 'Warning sent',
  },
  suspend: {
    verb: 'Suspend',
    description: 'The user is signed out everywhere and can’t sign in until you restore the account.',
    submit: 'Suspend account',
    hint: REASON_HINT,
    done: 'Account suspended',
  },
  dismiss: {
    verb: 'Dismiss the report of',
    description:
      'No action is taken against the reported user. We let the reporter know that we found nothing against our rules.',
    submit: 'Dismiss report',
    hint: `Only admins see this, in the case and the audit log. Up to ${DETAILS_MAX} characters.`,
    done: 'Report dismissed',
  },
};

interface ReportDecisionProps {
  decision: Decision;
  report: Report;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of a decision about a case, and saves it. */
export function ReportDecision({ decision, report, onClose, onDone }: ReportDecisionProps) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      (['reports', 'admin'] as const).map((feature) =>
        client.invalidateQueries({ queryKey: api.key(feature) }),
      ),
    );
  const { verb, description, submit, hint, done } = WORDS[decision];
  const title = `${verb} ${personName(report.reported)}?`;
  const form = useApiForm({
    schema: reasonSchema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `case:${decision}:${report.id}`, fields: ['reason', 'details'] },
    send: (reason) => api.call('reports.decide', { params: { id: report.id }, body: { decision, reason } }),
    onSent: () => {
      toast({ title: done, description: 'The reporter is notified that the report was reviewed.' });
      onClose();
      onDone();
      return refresh();
    },
    // Another admin may have decided meanwhile.
    onError: refresh,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={description}
    >
      <ReasonFields usual={CASE_REASONS[decision]} label={title} hint={hint} form={form}>
        <Button onClick={onClose} disabled={form.pending}>
          Cancel
        </Button>
        <Button type="submit" variant={decision === 'suspend' ? 'danger' : 'primary'} pending={form.pending}>
          {submit}
        </Button>
      </ReasonFields>
    </Dialog>
  );
}
