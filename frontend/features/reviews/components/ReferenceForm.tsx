import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { EditorLayout } from '#frontend/core/forms/EditorLayout.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import type { Calibration, Reference, Rubric } from '#shared/features/reviews/schema.ts';
import { plainSchema, type ReviewValues, scoreField } from '../reviewValues.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { Guide } from './Guide.tsx';
import { ReviewBar } from './ReviewBar.tsx';

interface ReferenceFormProps {
  reference: Reference;
  rubric: Rubric;
}

const EMPTY: ReviewValues = Object.fromEntries(CRITERION_IDS.map((criterion) => [scoreField(criterion), '']));

/** Rates a reference project: what there is to judge, then a score for each criterion. The first rating counts. */
export function ReferenceForm({ reference, rubric }: ReferenceFormProps) {
  const { id, title, description, material } = reference;
  const client = useQueryClient();
  const room = usePaneRoom();
  const [, wide] = room;
  const [sheet, setSheet] = useState(false);
  const [inHand, setInHand] = useState(CRITERION_IDS[0]);
  const end = useRef<HTMLDivElement>(null);
  const form = useApiForm<ReviewValues, ReturnType<typeof plainSchema.parse>, Calibration>({
    schema: plainSchema,
    defaultValues: EMPTY,
    draft: { name: `reference:${id}`, fields: Object.keys(EMPTY) },
    send: (scores) => api.call('reviews.rateReference', { params: { id }, body: { scores } }),
    onSent: () =>
      Promise.all(
        (['reviews.references', 'reviews.list', 'reviews.get'] as const).map((route) =>
          client.invalidateQueries({ queryKey: api.key(route) }),
        ),
      ),
  });
  const values = form.form.watch();
  return (
    <EditorLayout
      room={room}
      label="Guide"
      sheet={sheet}
      onSheet={setSheet}
      companion={<Guide rubric={rubric} criterion={inHand} chosen={values[scoreField(inHand)] ?? ''} />}
      form={
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-3">
            <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {description}
            </p>
            <h3 className="pt-2 text-small font-semibold">What there is to judge</h3>
            <p
              dir="auto"
              className="rounded-card border border-line bg-sunken p-4 text-small whitespace-pre-wrap wrap-anywhere"
            >
              {material}
            </p>
          </section>
          <Form form={form.form} label={`Rating of ${title}`} onSubmit={form.submit} className="gap-8!">
            <FormFailure failure={form.failure} title="Your rating isn’t saved yet" />
            <CriteriaFields
              form={form}
              values={values}
              rubric={rubric}
              order={CRITERION_IDS}
              onInHand={setInHand}
              onPast={() => end.current?.querySelector('button')?.focus()}
            />
            <div ref={end} className="contents">
              <ReviewBar
                values={values}
                submit="Compare with the reference"
                pending={form.pending}
                status="Your first rating counts."
                onGuide={wide ? undefined : () => setSheet(true)}
              />
            </div>
          </Form>
        </div>
      }
    />
  );
}
