import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { storeReview } from '../api.ts';
import { FIELD_LABELS, type ReviewValues, reviewSchema, valuesOf } from '../reviewValues.ts';
import { ReviewEditorForm } from './ReviewEditorForm.tsx';

interface RevisionFormProps {
  review: Review;
  own: ReviewOutcome;
  onRevised: () => void;
}

/** Changes the user’s own review once, after two reviews disagreed. It begins with what was handed in. */
export function RevisionForm({ review, own, onRevised }: RevisionFormProps) {
  const { id } = review;
  const client = useQueryClient();
  const before = valuesOf({ scores: own.rubricScores, feedback: own.feedback });
  const form = useApiForm<ReviewValues, ReturnType<typeof reviewSchema.parse>, Review>({
    schema: reviewSchema,
    defaultValues: before,
    draft: { name: `revision:${id}`, fields: Object.keys(FIELD_LABELS) },
    send: (body) => api.call('reviews.revise', { params: { id }, body }),
    onSent: (revised) => {
      storeReview(client, revised);
      toast({ title: 'Review revised', description: review.title });
      onRevised();
    },
  });
  const values = form.form.watch();
  return (
    <ReviewEditorForm
      review={review}
      form={form}
      values={values}
      label={`Revision of ${review.title}`}
      failed="Your review isn’t revised yet"
      submit="Revise review"
      status="You can revise it once."
    />
  );
}
