import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { refreshEnrolments } from '../api.ts';
import { type Attempt, answersOf, attemptQuery } from '../attempts/attempt.ts';
import { answersInWords, useAnswers } from '../attempts/useAnswers.ts';
import { AttemptOverview } from './AttemptOverview.tsx';
import { AttemptQuestion } from './AttemptQuestion.tsx';

/** The parameter of the address for the page: the number of a question, or `all`. */
const PAGE = 'page';
const ALL = 'all';

/** An open attempt: a question a page, and a page with all of them before it is handed in. */
export function AttemptForm({ attempt }: { attempt: Attempt }) {
  const { id, questions, expiresAt } = attempt;
  const zone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const box = useAnswers(id);
  const answers = answersOf(attempt, box.waiting);
  const [marked, mark] = useMarks(id);
  const submit = useSubmit(attempt, box.flush);
  const page = params.get(PAGE);
  const shown =
    questions.find(({ number }) => String(number) === page) ?? (page === ALL ? undefined : questions[0]);
  const turnTo = (next: number | typeof ALL) => {
    const search = new URLSearchParams(params);
    search.set(PAGE, String(next));
    setParams(search);
    window.scrollTo(0, 0);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-muted tabular-nums">
        <p>{`Open until ${momentIn(expiresAt, zone)}`}</p>
        <p role="status">{answersInWords(box)}</p>
      </div>
      {shown ? (
        <AttemptQuestion
          key={shown.number}
          question={shown}
          of={questions.length}
          answer={answers.get(shown.number) ?? null}
          onAnswer={(answer) => box.put({ number: shown.number, answer })}
          isMarked={marked.has(shown.number)}
          onMark={(on) => mark(shown.number, on)}
          onTurn={turnTo}
        />
      ) : (
        <AttemptOverview
          questions={questions}
          answers={answers}
          marked={marked}
          unsaved={box.waiting.length}
          pending={submit.isPending}
          onTurn={turnTo}
          onSubmit={() => submit.mutate()}
        />
      )}
    </div>
  );
}

/** The questions to look at again. They stay in this tab: they are nobody else's matter. */
const useMarks = (id: string) => {
  const name = `marks:${id}`;
  const [marked, setMarked] = useState(
    () => new Set(readDraft<{ numbers: string[] }>(name, { numbers: [] }).numbers.map(Number)),
  );
  const mark = (number: number, on: boolean) => {
    const next = new Set(marked);
    if (on) next.add(number);
    else next.delete(number);
    setMarked(next);
    writeDraft(name, { numbers: [...next].map(String) });
  };
  return [marked, mark] as const;
};

/** Hands the attempt in, once what was answered last is saved. */
const useSubmit = ({ id }: Attempt, flush: () => Promise<void>) => {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  return useAction(
    async () => {
      await flush();
      const graded = await api.call('assessments.submit', { params: { id }, body: {} });
      client.setQueryData(attemptQuery(id).queryKey, graded);
      setParams({ attempt: id }, { replace: true });
      window.scrollTo(0, 0);
    },
    'Handed in',
    () => refreshEnrolments(client),
  );
};
