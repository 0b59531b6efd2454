import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { canMove } from '#shared/core/workflow.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { useWithdraw } from '../useWithdraw.ts';

interface WithdrawButtonProps {
  application: Application;
  /** One of many, in a list. */
  quiet?: boolean;
}

/** Takes an application back, after a question. Nothing when it is decided already. */
export default function WithdrawButton({ application, quiet = false }: WithdrawButtonProps) {
  const { opportunityId, status, opportunity } = application;
  const [asking, setAsking] = useState(false);
  const { withdraw, pending } = useWithdraw(opportunityId, () => setAsking(false));
  if (!canMove(applicationWorkflow, status, 'withdrawn', 'applicant')) return null;
  return (
    <>
      <Button
        size="small"
        variant={quiet ? 'quiet' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Withdraw
        <VisuallyHidden> the application for {opportunity.title}</VisuallyHidden>
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your application?"
        description={`${opportunity.title} at ${opportunity.company}`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep application</Button>
            <Button variant="danger" pending={pending} onClick={withdraw}>
              Withdraw application
            </Button>
          </>
        }
      >
        <p>
          {status === 'interview_scheduled'
            ? `Your interview will be canceled, and ${opportunity.company} will no longer consider your application. `
            : `${opportunity.company} will no longer consider your application. `}
          You can apply again while the opportunity is open.
        </p>
      </Dialog>
    </>
  );
}
