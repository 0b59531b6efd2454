import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import type { Report } from '#shared/features/reports/routes.ts';
import { REPORT_LABELS, reportWorkflow } from '#shared/features/reports/rules.ts';

/** The other cases about the same user, with what was decided. */
export function ReportHistory({ report, open }: { report: Report; open: OpenItem }) {
  const { cases, more } = report.history;
  const warnings = cases.filter(({ status }) => status === 'warned').length;
  return (
    <section>
      <h3 className="text-small font-semibold">History of this user</h3>
      {cases.length === 0 ? (
        <p className="mt-2 text-small text-muted">No other reports, and no warnings.</p>
      ) : (
        <>
          <p className="mt-1 text-small text-muted">
            {more ? 'More than ' : ''}
            {cases.length === 1 ? 'One other report' : `${cases.length} other reports`},{' '}
            {warnings === 0 ? 'no warnings' : warnings === 1 ? 'one warning' : `${warnings} warnings`}.
          </p>
          <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line text-small">
            {cases.map(({ id, code, status, createdAt, reason }) => (
              <li key={id} className="py-2.5">
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <TextLink to={{ search: open.searchFor(id) }}>{REPORT_LABELS[code]}</TextLink>
                  <StatusBadge {...reportWorkflow.statuses[status]} />
                </p>
                <p className="text-fine text-muted wrap-anywhere">
                  {recordMoment(createdAt)}
                  {reason && `. ${reason}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
