import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { fullName } from '#shared/core/names.ts';
import type { ReportRow as Row } from '#shared/features/reports/routes.ts';
import { REPORT_LABELS, reportWorkflow } from '#shared/features/reports/rules.ts';

/** How a user is called. */
export const personName = ({ firstName, lastName }: Row['reported']): string =>
  fullName({ firstName, lastName });

/** How many messages a report has, in words. */
export const messagesWords = (count: number): string => {
  if (count === 0) return 'no messages';
  return count === 1 ? 'one message' : `${count} messages`;
};

/** A case of the list: who was reported, for what, and how long it waits. */
export function ReportRow({ report, open }: { report: Row; open: OpenItem }) {
  const { id, code, status, reported, messages, createdAt } = report;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-22 flex-col justify-center px-4 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="truncate text-body font-medium">
          <ItemLink open={open} id={id}>
            <bdi>{personName(reported)}</bdi>
          </ItemLink>
        </h2>
        {status !== 'open' && <StatusBadge {...reportWorkflow.statuses[status]} />}
      </div>
      <p className="truncate text-muted">{REPORT_LABELS[code]}</p>
      <p className="truncate text-fine text-muted">
        Reported <Moment at={createdAt} as="day" />, {messagesWords(messages)}
      </p>
    </li>
  );
}
