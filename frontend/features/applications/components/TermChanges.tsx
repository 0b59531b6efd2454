import type { Term, TermChange } from '#shared/core/terms.ts';

const LABELS: Readonly<Record<Term, string>> = {
  pay: 'Pay',
  employment: 'Job type',
  location: 'Location',
  applicantsFrom: 'Applicants may live in',
  workMode: 'Work mode',
  aiScreening: 'AI screening',
  startDate: 'Start date',
  duration: 'Duration',
  replyBy: 'Answer by',
};
const NOT_STATED = 'not stated';

/** How the terms differ from those for which the user applied. */
export default function TermChanges({ changed }: { changed: readonly TermChange[] }) {
  return (
    <div className="w-full border-t border-line pt-3 text-small">
      <p className="font-medium">The terms have changed since you applied</p>
      <dl className="mt-1 flex flex-col gap-1 wrap-anywhere">
        {changed.map(({ term, before, after }) => (
          <div key={term}>
            <dt className="inline text-muted">{LABELS[term]}: </dt>
            <dd className="inline">
              <del className="text-muted">{before || NOT_STATED}</del> <ins>{after || NOT_STATED}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
