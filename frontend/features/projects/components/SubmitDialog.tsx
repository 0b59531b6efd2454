import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { PROVEN_MONTHS } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { AGREEMENT_POINTS } from '#shared/features/reviews/rules.ts';
import { placeInWords } from '#shared/features/reviews/wait-words.ts';
import { refreshProjects } from '../api.ts';
import { fieldNames, unsubmittedChanges } from '../projectWords.ts';

const REVIEWS = ['one', 'two'] as const;
const schema = z.object({ reviews: z.enum(REVIEWS) });

const OPTIONS = [
  {
    value: 'one',
    label: 'Reviewed',
    description: 'One mentor rates it by the rubric and writes feedback. The shorter wait.',
  },
  {
    value: 'two',
    label: 'Verified',
    description: `Two mentors review it without seeing each other’s scores. If they agree within ${AGREEMENT_POINTS} points, it is verified, and it proves its skills for ${PROVEN_MONTHS} months. If they don’t, each may revise once, then a third mentor reviews it, and you see every result.`,
  },
] as const;

interface SubmitDialogProps {
  project: WholeProject;
  onClose: () => void;
}

/** Submits a project for review, by one mentor or by two. */
export default function SubmitDialog({ project, onClose }: SubmitDialogProps) {
  const client = useQueryClient();
  const { id, version, versions, verifiedWanted } = project;
  const changed = unsubmittedChanges(project);
  const form = useApiForm({
    schema,
    defaultValues: { reviews: verifiedWanted ? 'two' : 'one' },
    send: ({ reviews }) =>
      api.call('projects.submit', {
        params: { id },
        body: { version, verified: reviews === 'two' },
      }),
    onSent: ({ place }) => {
      toast({
        title: 'Submitted for review',
        ...(place !== null && { description: `${placeInWords(place)}.` }),
      });
      // Before the buttons change: the focus is theirs again by then.
      onClose();
      return refreshProjects(client);
    },
    onError: async (error) => {
      // It was changed in another tab: the next attempt submits what is shown then.
      if (errorCode(error) === 'conflict') await refreshProjects(client);
    },
  });
  const title = versions.length > 0 ? 'Submit it again?' : 'Submit it for review?';
  const unconfirmed = errorCode(form.error) === 'email_unconfirmed';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description="Mentors read the version as it is now. You can keep working on it, and submit a later version after the review."
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        {unconfirmed ? (
          <ConfirmEmailNotice role="alert" reason="Open it before you submit a project." />
        ) : (
          <FormFailure failure={form.failure} />
        )}
        {versions.length > 0 && (
          <p className="text-small text-muted">
            {changed.length > 0
              ? `Changed since the last submission: ${fieldNames(changed)}.`
              : 'Nothing here changed since the last submission. The code behind the links may have.'}
          </p>
        )}
        <RadioGroup {...form.field('reviews')} label="What do you want?" mark="required" options={OPTIONS} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Not yet
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Submit for review
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
