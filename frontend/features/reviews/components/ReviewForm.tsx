import { Suspense } from 'react';
import { saveStateInWords } from '#frontend/core/forms/saveWords.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Review } from '#shared/features/reviews/schema.ts';
import { FIELD_LABELS } from '../reviewValues.ts';
import { useReviewEditor } from '../useReviewEditor.ts';
import { ReviewEditorForm } from './ReviewEditorForm.tsx';

const ConflictNotice = lazyPart(async () => ({
  default: (await import('#frontend/core/forms/ConflictNotice.tsx')).ConflictNotice,
}));

interface ReviewFormProps {
  review: Review;
  onFinished: (review: Review) => void;
}

/** The form of a claimed review. Its draft is saved while the reviewer types. */
export function ReviewForm({ review, onFinished }: ReviewFormProps) {
  const editor = useReviewEditor(review, onFinished);
  const { values, theirs } = editor;
  return (
    <ReviewEditorForm
      review={review}
      form={editor}
      values={values}
      label={`Review of ${review.title}`}
      failed="This review isn’t finished yet"
      submit="Finish review"
      disabled={theirs !== undefined}
      status={saveStateInWords(editor.state, true)}
    >
      {theirs && (
        <Suspense>
          <ConflictNotice
            subject="This review"
            labels={FIELD_LABELS}
            base={editor.base}
            mine={values}
            theirs={theirs}
            onKeepMine={editor.keepMine}
            onUseTheirs={editor.useTheirs}
          />
        </Suspense>
      )}
    </ReviewEditorForm>
  );
}
