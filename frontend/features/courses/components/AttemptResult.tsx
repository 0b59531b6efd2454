import { Suspense, useEffect, useRef } from 'react';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { lessonPath } from '#shared/features/courses/paths.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { resultInWords } from '../words.ts';

const AppealForm = lazyPart<{ id: string }>(async () => ({
  default: (await import('./AppealForm.tsx')).AppealForm,
}));

// What is handed in is graded at once: nobody sees an attempt that is only `submitted`.
const HEADINGS: Readonly<Record<Exclude<Attempt['status'], 'open' | 'submitted'>, string>> = {
  passed: 'You passed',
  failed: 'Not passed this time',
  expired: 'Time ran out',
  voided: 'This attempt was voided',
};

/** What an attempt shows: by objective, with the lessons to read again. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const { status, result, passMark, submittedAt, openedAt, number } = attempt;
  const zone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (status === 'open' || status === 'submitted') return null;
  return (
    <section
      aria-label="Result"
      className="mb-6 flex flex-col gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <header>
        <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
          {HEADINGS[status]}
        </h2>
        <p className="mt-1 text-small text-muted tabular-nums">
          {`Attempt ${number}, ${submittedAt ? `handed in ${momentIn(submittedAt, zone)}` : `begun ${momentIn(openedAt, zone)}`}`}
        </p>
      </header>
      {attempt.voided && <Voided attempt={attempt} voided={attempt.voided} />}
      {result && (
        <>
          <p className="text-lead font-medium tabular-nums">{resultInWords(result, passMark)}</p>
          <Objectives attempt={attempt} result={result} />
        </>
      )}
    </section>
  );
}

function Objectives({
  attempt: { courseId },
  result: { objectives },
}: {
  attempt: Attempt;
  result: NonNullable<Attempt['result']>;
}) {
  return (
    <ul aria-label="By objective" className="-mb-2.5 divide-y divide-line border-t border-line">
      {objectives.map(({ title, lesson, right, of }) => (
        <li
          key={title}
          className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5 text-small"
        >
          <span dir="auto" className="min-w-0 flex-1 basis-64 wrap-anywhere">
            {title}
          </span>
          <span className="flex items-baseline gap-4 tabular-nums">
            <span className={right === of ? 'text-positive' : 'font-medium'}>{`${right} of ${of}`}</span>
            {right < of && (
              <TextLink to={lessonPath(courseId, lesson)}>{`Read lesson ${lesson} again`}</TextLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why an attempt does not count, and what can be said against it. */
function Voided({
  attempt: { id, appeal },
  voided,
}: {
  attempt: Attempt;
  voided: NonNullable<Attempt['voided']>;
}) {
  const zone = useTimeZone();
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="danger"
        icon={<AlertIcon aria-hidden="true" />}
        title={`Voided on ${momentIn(voided.at, zone)}`}
      >
        <p dir="auto" className="whitespace-pre-line">
          {voided.reason}
        </p>
        <p>It does not count against your three attempts.</p>
      </Notice>
      {appeal ? (
        <div className="text-small">
          <p className="font-medium">{`Your appeal of ${momentIn(appeal.at, zone)}`}</p>
          <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
            {appeal.text}
          </p>
          <p className="mt-2 font-medium">
            {appeal.answeredAt ? `Answered ${momentIn(appeal.answeredAt, zone)}` : 'An admin will answer it.'}
          </p>
          {appeal.answer && (
            <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
              {appeal.answer}
            </p>
          )}
        </div>
      ) : (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <AppealForm id={id} />
        </Suspense>
      )}
    </div>
  );
}
