import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ScoreRadios } from '#frontend/core/scorecards/ScoreRadios.tsx';
import { pressScoreKey } from '#frontend/core/scorecards/scoreKeys.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { SCORE_MEANINGS } from '#shared/features/judging/rules.ts';
import type { JudgingTask } from '#shared/features/judging/schema.ts';
import { storeScored } from '../api.ts';
import {
  commentField,
  SCORES,
  type ScoreValues,
  scoredIn,
  scoreField,
  scoresOf,
  valuesOf,
} from '../scoreValues.ts';

interface ScoreFormProps {
  challengeId: string;
  task: JudgingTask;
  /** What the button says: whether another entry follows. */
  submit: string;
  onScored: () => void;
}

/** The criteria of an entry, each with its score and a comment. Digits choose, and Enter goes to the next criterion. */
export function ScoreForm({ challengeId, task, submit, onScored }: ScoreFormProps) {
  const client = useQueryClient();
  const { entryId, rubric, scores } = task;
  const { criteria } = rubric;
  const list = useRef<HTMLOListElement>(null);
  const initial = valuesOf(criteria, scores);
  const { form, field, control, pending, failure, ...rest } = useApiForm<
    ScoreValues,
    Pick<JudgingTask, 'scores'>,
    JudgingTask
  >({
    schema: scoresOf(criteria),
    defaultValues: initial,
    draft: { name: `judging-${challengeId}-${entryId}`, fields: Object.keys(initial) },
    send: (body) => api.call('judging.score', { params: { id: challengeId, entryId }, body }),
    onSent: (stored) => {
      storeScored(client, challengeId, stored);
      onScored();
    },
    onError: async (error) => {
      const code = errorCode(error);
      // The entry was withdrawn or given to another judge, or the results are published: the screen says so.
      if (code === 'illegal_transition' || code === 'forbidden' || code === 'not_found')
        await client.invalidateQueries({ queryKey: api.key('judging') });
    },
  });
  const values = useWatch({ control });
  const controlOf = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const press = (event: KeyboardEvent, id: string, index: number) =>
    pressScoreKey(event, {
      scores: SCORES,
      onScore: (score) => {
        form.setValue(scoreField(id), score, { shouldValidate: true, shouldDirty: true });
        controlOf(`input[name="${scoreField(id)}"][value="${score}"]`)?.focus();
      },
      onNext: () => {
        const next = criteria[index + 1];
        if (!next) return controlOf(`textarea[name="${commentField(id)}"]`)?.focus();
        const radio = `input[name="${scoreField(next.id)}"]`;
        (controlOf(`${radio}:checked`) ?? controlOf(radio))?.focus();
      },
    });
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Form form={form} label="Your scores" onSubmit={rest.submit} className="gap-6!">
      <FormFailure failure={failure} title="Your scores were not saved" />
      <ol ref={list} aria-label="Criteria" className="flex flex-col gap-6">
        {criteria.map(({ id, name, description, weight }, index) => (
          <li
            key={id}
            className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 sm:p-5"
            onKeyDown={(event) => press(event, id, index)}
          >
            <ScoreRadios
              label={name}
              weight={`${Math.round((100 * weight) / weights)}% of the score`}
              scores={SCORES}
              anchors={SCORE_MEANINGS}
              field={field(scoreField(id))}
              value={values[scoreField(id)] ?? ''}
            >
              {description !== '' && (
                <p dir="auto" className="max-w-prose text-small whitespace-pre-line text-muted">
                  {description}
                </p>
              )}
            </ScoreRadios>
            <TextArea
              {...field(commentField(id))}
              label={
                <>
                  <span>Comment</span>
                  <span className="sr-only">
                    {' '}
                    on <bdi>{name}</bdi>
                  </span>
                </>
              }
              mark="required"
              rows={2}
            />
          </li>
        ))}
      </ol>
      <div
        data-sticky="bottom"
        className="sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0"
      >
        <Button type="submit" variant="primary" pending={pending}>
          {submit}
        </Button>
        <p role="status" className="ml-auto text-small font-medium tabular-nums">
          {`${scoredIn(criteria, values)} of ${criteria.length} scored`}
        </p>
      </div>
    </Form>
  );
}
