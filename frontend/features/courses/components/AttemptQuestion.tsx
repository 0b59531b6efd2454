import { useEffect, useId, useRef } from 'react';
import type { GivenAnswer } from '#frontend/parts/courses/answers.ts';
import { Question } from '#frontend/parts/courses/Question.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import type { Attempt } from '../attempts/attempt.ts';

interface AttemptQuestionProps {
  question: Attempt['questions'][number];
  of: number;
  answer: GivenAnswer;
  onAnswer: (answer: GivenAnswer) => void;
  isMarked: boolean;
  onMark: (on: boolean) => void;
  onTurn: (page: number | 'all') => void;
}

/** One question of an attempt, on a page of its own. */
export function AttemptQuestion(props: AttemptQuestionProps) {
  const { question, of, answer, onAnswer, isMarked, onMark, onTurn } = props;
  const { number } = question;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const next = () => onTurn(number === of ? 'all' : number + 1);
  const back = () => onTurn(number - 1);
  useKeys({ n: next, p: () => number > 1 && back() });
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="text-small font-semibold text-muted tabular-nums outline-none"
        >
          {`Question ${number} of ${of}`}
        </h2>
        <Checkbox
          label="Mark for later"
          checked={isMarked}
          onChange={({ target }) => onMark(target.checked)}
        />
      </div>
      <form
        aria-labelledby={`${id} ${id}-prompt`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <Question
          exercise={question}
          promptId={`${id}-prompt`}
          name={`question-${number}`}
          value={answer}
          onChange={onAnswer}
          saved
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <div className="flex flex-wrap gap-3">
            {number > 1 && <Button onClick={back}>Previous</Button>}
            <Button variant="quiet" onClick={() => onTurn('all')}>
              All questions
            </Button>
          </div>
          <Button type="submit" variant="primary">
            {number === of ? 'Review answers' : 'Next question'}
          </Button>
        </div>
      </form>
    </section>
  );
}
