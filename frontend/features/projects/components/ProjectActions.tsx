import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { missingForReview } from '#shared/features/projects/submission.ts';
import { useProjectChange } from '../api.ts';
import { unsubmittedChanges } from '../projectWords.ts';

const loadSubmit = () => import('./SubmitDialog.tsx');

interface ProjectActionsProps {
  project: WholeProject;
  onEdit: () => void;
}

/** What a student can do about a project: submit it for review, take it back, and edit it. */
export function ProjectActions({ project, onEdit }: ProjectActionsProps) {
  const { status, submissions } = project;
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  const SubmitDialog = useChunk(loadSubmit, submitting, close);
  const waits = waitsForReview(status);
  const isComplete = Object.keys(missingForReview(project)).length === 0;
  // What two mentors agreed on is submitted again only when it is something else.
  const canSubmit = isComplete && !waits && (status !== 'verified' || unsubmittedChanges(project).length > 0);
  return (
    <div className="flex flex-wrap gap-2">
      {canSubmit && (
        <Button
          variant={status === 'draft' ? 'primary' : 'secondary'}
          size="small"
          onClick={() => setSubmitting(true)}
        >
          {submissions > 0 ? 'Submit again' : 'Submit for review'}
        </Button>
      )}
      <Button size="small" variant={isComplete || waits ? 'secondary' : 'primary'} onClick={onEdit}>
        Edit project
      </Button>
      {waits && <WithdrawButton project={project} />}
      {submitting && SubmitDialog && <SubmitDialog project={project} onClose={close} />}
    </div>
  );
}

/** Takes a submission back, after asking: its place in the queue is lost. */
function WithdrawButton({ project }: Pick<ProjectActionsProps, 'project'>) {
  const { id, status } = project;
  const [asking, setAsking] = useState(false);
  const withdraw = useProjectChange(async () => {
    await api.call('projects.withdraw', { params: { id }, body: {} });
    // Before the buttons change: the focus is theirs again by then.
    setAsking(false);
  }, 'Taken back from review');
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !withdraw.isPending && setAsking(open)}
        title="Withdraw it from review?"
        description={
          status === 'in_review'
            ? 'A mentor is working on it, and their review ends here. When you submit it again, it goes to the end of the queue.'
            : 'It gives up its place. When you submit it again, it goes to the end of the queue.'
        }
        footer={
          <>
            <Button disabled={withdraw.isPending} onClick={() => setAsking(false)}>
              Keep waiting
            </Button>
            <Button
              variant="danger"
              pending={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onError: () => setAsking(false) })}
            >
              Withdraw project
            </Button>
          </>
        }
      />
    </>
  );
}
