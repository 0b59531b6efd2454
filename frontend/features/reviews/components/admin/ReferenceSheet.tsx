import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line, paragraphs } from '#shared/core/contract.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA, SCORE } from '#shared/core/rubric.ts';
import { REFERENCE } from '#shared/features/reviews/rules.ts';
import type { RatedReference } from '#shared/features/reviews/schema.ts';
import { useRefreshRubrics } from '../../adminApi.ts';
import { commentField, type ReviewValues, SCORES, scoreField } from '../../reviewValues.ts';
import { ScoreField } from '../ScoreField.tsx';

const TEXTS = {
  title: line(REFERENCE.title).min(1, 'Enter a title'),
  description: paragraphs(REFERENCE.description).min(1, 'Describe the project'),
  material: paragraphs(REFERENCE.description * 2).min(1, 'Enter what there is to judge'),
};
const whySchema = paragraphs(REFERENCE.reason).min(1, 'Enter why');

const schema = z.record(z.string(), z.string()).transform((values, context) => {
  const issue = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const read = (field: string, rules: z.ZodType<string>): string => {
    const { data, error } = rules.safeParse(values[field] ?? '');
    if (error) issue(field, error.issues[0]?.message ?? 'Check this');
    return data ?? '';
  };
  return {
    title: read('title', TEXTS.title),
    description: read('description', TEXTS.description),
    material: read('material', TEXTS.material),
    expected: CRITERION_IDS.map((criterion) => {
      const score = values[scoreField(criterion)] ?? '';
      if (!SCORES.includes(score)) issue(scoreField(criterion), `Choose ${SCORE.min} to ${SCORE.max}`);
      return { criterion, score: Number(score), reason: read(commentField(criterion), whySchema) };
    }),
  };
});

const EMPTY: ReviewValues = Object.fromEntries(
  [...Object.keys(TEXTS), ...CRITERION_IDS.flatMap((one) => [scoreField(one), commentField(one)])].map(
    (field) => [field, ''],
  ),
);

/** Adds a reference project with the scores that it should get, and why. */
export function ReferenceSheet({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshRubrics();
  const form = useApiForm<ReviewValues, z.output<typeof schema>, RatedReference>({
    schema,
    defaultValues: EMPTY,
    draft: { name: 'reference-project', fields: Object.keys(EMPTY) },
    send: (body) => api.call('reviews.addReference', { body }),
    onSent: async ({ title }) => {
      await refresh();
      toast({ title: 'Reference project added', description: title });
      onClose();
    },
  });
  const values = useWatch({ control: form.control });
  return (
    <FormSheet
      wide
      title="Add reference project"
      description="It can’t be changed afterwards, so that all results mean the same. You can retire it."
      form={form}
      submit={{ label: 'Add reference project', pending: 'Adding…' }}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea {...form.field('description')} label="Description" mark="required" rows={4} />
      <TextArea
        {...form.field('material')}
        label="What there is to judge"
        mark="required"
        rows={10}
        hint="Excerpts of the code, the documentation, and what the program does."
      />
      {CRITERION_IDS.map((criterion) => (
        <div key={criterion} className="flex flex-col gap-3">
          <ScoreField
            criterion={criterion}
            field={form.field(scoreField(criterion))}
            value={values[scoreField(criterion)] ?? ''}
          />
          <TextArea
            {...form.field(commentField(criterion))}
            label={
              <>
                <span>Why</span>
                <span className="sr-only"> this score of {RUBRIC_CRITERIA[criterion].label}</span>
              </>
            }
            mark="required"
            rows={2}
          />
        </div>
      ))}
    </FormSheet>
  );
}
