import { type ReactNode, Suspense, useState } from 'react';
import { EditorLayout } from '#frontend/core/forms/EditorLayout.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { type ReviewValues, scoreField } from '../reviewValues.ts';
import { Guide } from './Guide.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewFields } from './ReviewFields.tsx';

const ProjectFacts = lazyPart<{ review: Review }>(async () => ({
  default: (await import('./ProjectFacts.tsx')).ProjectFacts,
}));

interface ReviewEditorFormProps<Sent> {
  review: Review;
  form: ApiForm<ReviewValues, Sent>;
  /** What is typed now. */
  values: ReviewValues;
  /** Names the form. */
  label: string;
  /** Above an error of the whole form. */
  failed: string;
  submit: string;
  disabled?: boolean | undefined;
  /** Where the latest input is. */
  status: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a review, with the guide and the project beside it. */
export function ReviewEditorForm<Sent>(props: ReviewEditorFormProps<Sent>) {
  const { review, form, values, label, failed, submit, disabled, status, children } = props;
  const room = usePaneRoom();
  const [, wide] = room;
  const [sheet, setSheet] = useState(false);
  const [inHand, setInHand] = useState(review.order[0] ?? CRITERION_IDS[0]);
  return (
    <EditorLayout
      room={room}
      label="Guide and project"
      sheet={sheet}
      onSheet={setSheet}
      companion={
        <Guide rubric={review.rubric} criterion={inHand} chosen={values[scoreField(inHand)] ?? ''}>
          <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
            <ProjectFacts review={review} />
          </Suspense>
        </Guide>
      }
      form={
        <Form form={form.form} label={label} onSubmit={form.submit} className="gap-8!">
          {children}
          <FormFailure failure={form.failure} title={failed} />
          <ReviewFields form={form} values={values} review={review} onInHand={setInHand} />
          <ReviewBar
            values={values}
            submit={submit}
            pending={form.pending}
            disabled={disabled}
            status={status}
            onGuide={wide ? undefined : () => setSheet(true)}
          />
        </Form>
      }
    />
  );
}
