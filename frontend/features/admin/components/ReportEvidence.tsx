import { recordMoment } from '#frontend/ui/data/dates.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { fullName } from '#shared/core/names.ts';
import type { Report } from '#shared/features/reports/routes.ts';

/** The reported messages as they were. Plain text: links in them lead nowhere. */
export function ReportEvidence({ report }: { report: Report }) {
  const { evidence, about, reported, reporter } = report;
  return (
    <section>
      <h3 className="text-small font-semibold">Evidence</h3>
      {evidence.length === 0 ? (
        <p className="mt-2 text-small text-muted">
          No messages were chosen. The report is about the user and the profile.
        </p>
      ) : (
        <>
          <p className="mt-1 text-small text-muted">
            As they were when they were reported
            {about
              ? `, in the conversation about ${about.title} at ${about.company}`
              : ', in a first contact'}
            .
          </p>
          <ol aria-label="Reported messages" className="mt-3 flex flex-col gap-2">
            {evidence.map(({ number, by, text, at, editedAt }) => {
              const accused = by === reported.id;
              return (
                <li
                  key={number}
                  className={cx(
                    'rounded-card border border-line px-3.5 py-2',
                    accused ? 'bg-raised' : 'bg-surface',
                  )}
                >
                  <p className="flex flex-wrap justify-between gap-x-3 text-fine text-muted">
                    <span className={cx(accused && 'font-semibold text-text')}>
                      <bdi>{fullName(accused ? reported : reporter)}</bdi>
                    </span>
                    <span>
                      {recordMoment(at)}
                      {editedAt && ', edited'}
                    </span>
                  </p>
                  <p dir="auto" className="mt-1 max-w-prose text-small wrap-anywhere whitespace-pre-wrap">
                    {text}
                  </p>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
