import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { type GivenAnswer, isAnswered, unchangedAnswer } from '#frontend/parts/courses/answers.ts';
import { Question } from '#frontend/parts/courses/Question.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import type { Answer } from '#shared/features/courses/exercises.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';
import { keepExercise } from '../api.ts';
import { Feedback } from './Feedback.tsx';

interface ExerciseProps {
  courseId: string;
  /** The version of the course that the lesson is of. */
  version: number;
  exercise: Lesson['exercises'][number];
  /** It was answered right before. */
  done: boolean;
  /** The student is not in the course: they read it, and answer once they have started. */
  locked: boolean;
}

/** An exercise in its place in a lesson. It is checked as often as one likes; nothing is counted but that it was right. */
export function Exercise({ courseId, version, exercise, done, locked }: ExerciseProps) {
  const { number } = exercise;
  const id = useId();
  const client = useQueryClient();
  const [answer, setAnswer] = useState<GivenAnswer>(() => unchangedAnswer(exercise));
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (given: Answer) =>
      api.call('assessments.check', {
        params: { id: courseId, q: number },
        body: { answer: given, version },
      }),
    onSuccess: ({ right }) => right && keepExercise(client, courseId, number),
  });
  const change = (next: GivenAnswer) => {
    setAnswer(next);
    setEmpty(false);
    reset();
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (isAnswered(answer)) mutate(answer);
    else setEmpty(true);
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-raised p-4 text-body sm:p-5"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-small font-semibold text-muted">
          {`Exercise ${number}`}
        </h2>
        {(data?.right ?? done) && <Badge tone="positive">Answered right</Badge>}
      </div>
      <form
        aria-labelledby={`${id}-title ${id}-prompt`}
        onSubmit={check}
        noValidate
        className="flex flex-col gap-4"
      >
        <Question
          exercise={exercise}
          promptId={`${id}-prompt`}
          name={`exercise-${number}`}
          value={answer}
          onChange={change}
          disabled={locked}
        />
        <div role="status" className="empty:hidden">
          {data && <Feedback checked={data} />}
          {isEmpty && <p className="text-small text-danger">Give an answer first.</p>}
          {error && (
            <p className="text-small text-danger">
              <Problem error={error} fallback={UNREACHABLE} />
            </p>
          )}
        </div>
        {locked ? (
          <p className="text-small text-muted">Start the course to answer.</p>
        ) : (
          <div>
            <Button type="submit" pending={isPending}>
              {data ? 'Check again' : 'Check answer'}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
