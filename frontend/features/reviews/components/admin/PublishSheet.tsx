import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line, paragraphs } from '#shared/core/contract.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA, type RubricCriterion } from '#shared/core/rubric.ts';
import { ANCHOR_MAX, VOID_REASON_MAX } from '#shared/features/reviews/rules.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';
import { useRefreshRubrics } from '../../adminApi.ts';
import { SCORES } from '../../reviewValues.ts';
import { anchorsOf } from '../../rubric.ts';

type Values = Record<string, string>;

const REASON = 'reason';
const anchorField = (criterion: RubricCriterion, score: string): string => `anchor-${criterion}-${score}`;
const FIELDS = [
  ...CRITERION_IDS.flatMap((criterion) => SCORES.map((score) => anchorField(criterion, score))),
  REASON,
];

const anchorSchema = line(ANCHOR_MAX).min(1, 'Enter a sentence');
const reasonSchema = paragraphs(VOID_REASON_MAX).min(1, 'Enter a reason');

const schema = z.record(z.string(), z.string()).transform((values, context) => {
  const read = (field: string, rules: z.ZodType<string>): string => {
    const { data, error } = rules.safeParse(values[field] ?? '');
    if (error)
      context.addIssue({ code: 'custom', path: [field], message: error.issues[0]?.message ?? 'Check this' });
    return data ?? '';
  };
  return {
    criteria: CRITERION_IDS.map((criterion) => ({
      criterion,
      anchors: SCORES.map((score) => read(anchorField(criterion, score), anchorSchema)),
    })),
    reason: read(REASON, reasonSchema),
  };
});

const valuesOf = (rubric: Rubric): Values => ({
  ...Object.fromEntries(
    CRITERION_IDS.flatMap((criterion) =>
      SCORES.map((score, index) => [
        anchorField(criterion, score),
        anchorsOf(rubric, criterion)[index] ?? '',
      ]),
    ),
  ),
  [REASON]: '',
});

interface PublishSheetProps {
  /** The version in use: the new one begins with its sentences. */
  latest: Rubric;
  onClose: () => void;
}

/** Publishes another version of the rubric: what each score means, and why it changes. The weights stay. */
export function PublishSheet({ latest, onClose }: PublishSheetProps) {
  const refresh = useRefreshRubrics();
  const form = useApiForm<Values, z.output<typeof schema>, Rubric>({
    schema,
    defaultValues: valuesOf(latest),
    draft: { name: `rubric:${latest.version}`, fields: FIELDS },
    send: (body) => api.call('reviews.publishRubric', { body: { ...body, after: latest.version } }),
    onSent: async ({ version }) => {
      await refresh();
      toast({ title: `Version ${version} is published` });
      onClose();
    },
    onError: async (error) => {
      // Another admin was faster: the form begins again with their version.
      if (errorCode(error) === 'conflict') await refresh();
    },
  });
  return (
    <FormSheet
      wide
      title={`Publish version ${latest.version + 1}`}
      description="Reviews that are claimed keep their version. A published version can’t be changed."
      form={form}
      submit={{ label: 'Publish version', pending: 'Publishing…' }}
      onClose={onClose}
    >
      {CRITERION_IDS.map((criterion) => (
        <FieldGroup
          key={criterion}
          label={`${RUBRIC_CRITERIA[criterion].label}, ${RUBRIC_CRITERIA[criterion].weight}%`}
        >
          <div className="flex flex-col gap-3">
            {SCORES.map((score) => (
              <TextArea
                key={score}
                {...form.field(anchorField(criterion, score))}
                label={
                  <>
                    <span>Score {score}</span>
                    <span className="sr-only"> of {RUBRIC_CRITERIA[criterion].label}</span>
                  </>
                }
                rows={2}
              />
            ))}
          </div>
        </FieldGroup>
      ))}
      <TextArea
        {...form.field(REASON)}
        label="Why it changes"
        mark="required"
        rows={3}
        hint="It is written to the audit log."
      />
    </FormSheet>
  );
}
