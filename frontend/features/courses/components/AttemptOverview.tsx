import { useEffect, useRef } from 'react';
import { type GivenAnswer, isAnswered } from '#frontend/parts/courses/answers.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { blockText } from '#shared/core/blocks.ts';
import type { Attempt } from '../attempts/attempt.ts';

interface AttemptOverviewProps {
  questions: Attempt['questions'];
  answers: ReadonlyMap<number, GivenAnswer>;
  marked: ReadonlySet<number>;
  /** Answers that the server does not have yet. */
  unsaved: number;
  pending: boolean;
  onTurn: (page: number) => void;
  onSubmit: () => void;
}

/** All questions with what is open about them, before the attempt is handed in. */
export function AttemptOverview(props: AttemptOverviewProps) {
  const { questions, answers, marked, unsaved, pending, onTurn, onSubmit } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const open = questions.filter(({ number }) => !isAnswered(answers.get(number) ?? null)).length;
  return (
    <section aria-label="All questions" className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        All questions
      </h2>
      <p className="mt-1 text-small text-muted tabular-nums">
        {open === 0
          ? 'You have answered all of them. You can change answers until you hand in.'
          : `${open} of ${questions.length} ${open === 1 ? 'is' : 'are'} not answered. Without an answer a question counts as not right.`}
      </p>
      <ol className="my-4 divide-y divide-line border-y border-line">
        {questions.map(({ number, prompt }) => (
          <li
            key={number}
            className="relative flex items-center gap-3 py-2.5 text-small hover:bg-neutral-soft"
          >
            <span aria-hidden="true" className="w-7 flex-none text-right text-muted tabular-nums">
              {number}
            </span>
            <button
              type="button"
              onClick={() => onTurn(number)}
              className="min-w-0 flex-1 truncate rounded-tick py-1 text-left after:absolute after:inset-0"
            >
              <span className="sr-only">{`Question ${number}: `}</span>
              <bdi>{prompt.map(blockText).join(' ')}</bdi>
            </button>
            <span className="flex flex-none flex-wrap justify-end gap-2">
              {marked.has(number) && <Badge tone="warning">For later</Badge>}
              {isAnswered(answers.get(number) ?? null) ? (
                <Badge tone="positive">Answered</Badge>
              ) : (
                <Badge>Not answered</Badge>
              )}
            </span>
          </li>
        ))}
      </ol>
      {unsaved > 0 && (
        <p className="mb-3 text-small text-warning">
          {unsaved === 1 ? 'One answer is' : `${unsaved} answers are`} not saved yet. Hand in once you are
          online.
        </p>
      )}
      <Button variant="primary" pending={pending} disabled={unsaved > 0} onClick={onSubmit}>
        Hand in the test
      </Button>
    </section>
  );
}
