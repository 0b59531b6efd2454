import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { fullName } from '#shared/core/names.ts';
import type { ReportRow as Row } from '#shared/features/reports/routes.ts';
import { REPORT_LABELS, reportWorkflow } from '#shared/features/reports/rules.ts';

/** How many messages a report has, in words. */
const messagesWords = (count: number): string => {
  if (count === 0) return 'no messages';
  return count === 1 ? 'one message' : `${count} messages`;
};

/** A case of the list: who was reported, for what, and how long it waits. */
export function ReportRow({ report, open }: { report: Row; open: OpenItem }) {
  const { id, code, status, reported, messages, createdAt } = report;
  return (
    <QueueRow
      id={id}
      open={open}
      title={fullName(reported)}
      badge={status !== 'open' && <StatusBadge {...reportWorkflow.statuses[status]} />}
      claim={REPORT_LABELS[code]}
      since={
        <>
          Reported <Moment at={createdAt} as="day" />, {messagesWords(messages)}
        </>
      }
    />
  );
}
