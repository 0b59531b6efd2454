import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { type GivenAnswer, isAnswered, unchangedAnswer } from '#frontend/parts/courses/answers.ts';
import { Question } from '#frontend/parts/courses/Question.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import type { PracticeCard as Card } from '#shared/features/assessments/schema.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { lessonPath } from '#shared/features/courses/paths.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { Feedback } from './Feedback.tsx';
import { Ratings } from './Ratings.tsx';

/** A card that is practised: its answer is checked, and the student says how well they remembered it. */
export function PracticeCard({ card }: { card: Card }) {
  const { courseId, course, lesson, exercise } = card;
  const id = useId();
  const [answer, setAnswer] = useState<GivenAnswer>(() => unchangedAnswer(card));
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, data: checked, error, isPending } = useCheckCard(card);
  const rate = useRating(card);
  const result = useRef<HTMLDivElement>(null);
  // The keys rate the card once the focus is not in a field.
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);
  const rateIt = (rating: number) => {
    if (checked && isAnswered(answer) && !rate.isPending)
      rate.mutate({ answer, rating: checked.right ? rating : 1 });
  };
  useKeys(
    { '1': () => rateIt(1), '2': () => rateIt(2), '3': () => rateIt(3), '4': () => rateIt(4) },
    Boolean(checked),
  );
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checked) return;
    if (isAnswered(answer)) mutate(answer);
    else setEmpty(true);
  };
  const problem = error ?? rate.error;
  return (
    <section
      aria-labelledby={`${id}-from`}
      className="flex min-h-80 flex-col rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id={`${id}-from`} className="mb-4 text-small font-normal text-muted">
        <bdi>{course}</bdi>
        {', '}
        <TextLink quiet to={lessonPath(courseId, lesson)}>{`lesson ${lesson}`}</TextLink>
      </h2>
      <form
        aria-labelledby={`${id}-from ${id}-prompt`}
        onSubmit={check}
        noValidate
        className="flex flex-1 flex-col justify-between gap-4"
      >
        <Question
          exercise={card}
          promptId={`${id}-prompt`}
          name={`card-${exercise}`}
          value={answer}
          onChange={(next) => {
            setAnswer(next);
            setEmpty(false);
          }}
          disabled={checked !== undefined}
        />
        <div className="flex flex-col gap-4">
          <div role="status" className="empty:hidden">
            {checked && <Feedback ref={result} checked={checked} />}
            {isEmpty && <p className="text-small text-danger">Give an answer first.</p>}
            {problem && (
              <p className="text-small text-danger">
                <Problem error={problem} fallback={UNREACHABLE} />
              </p>
            )}
          </div>
          {checked ? (
            <Ratings right={checked.right} pending={rate.isPending} onRate={rateIt} />
          ) : (
            <div>
              <Button type="submit" variant="primary" pending={isPending}>
                Check answer
              </Button>
            </div>
          )}
        </div>
      </form>
    </section>
  );
}

const useCheckCard = ({ courseId, exercise, version }: Card) =>
  useMutation({
    mutationFn: (answer: Answer) =>
      api.call('assessments.check', { params: { id: courseId, q: exercise }, body: { answer, version } }),
  });

/** Sends the rating; the next card follows. */
const useRating = ({ courseId, exercise }: Card) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { answer: Answer; rating: number }) =>
      api.call('assessments.practise', { body: { courseId, exercise, ...given } }),
    onSuccess: async () => {
      const { queryKey } = api.query('assessments.practice');
      const before = client.getQueryData<AnswerOf<'assessments.practice'>>(queryKey);
      const cards =
        before?.cards.filter((one) => one.courseId !== courseId || one.exercise !== exercise) ?? [];
      // The rest is known; when more comes is not.
      if (before && cards.length > 0)
        client.setQueryData(queryKey, { ...before, cards, done: before.done + 1 });
      else await client.invalidateQueries({ queryKey });
    },
  });
};
