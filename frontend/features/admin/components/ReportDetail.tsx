import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { QueueDetail, type QueueView } from '#frontend/core/decisions/QueueDetail.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import type { Report } from '#shared/features/reports/routes.ts';
import { REPORT_LABELS, type ReportDecision, reportWorkflow } from '#shared/features/reports/rules.ts';
import { STATUS_LABELS } from '../adminLabels.ts';
import { useReport } from '../api.ts';
import { ReportEvidence } from './ReportEvidence.tsx';
import { ReportHistory } from './ReportHistory.tsx';

type View = QueueView<Report, ReportDecision>;

/** The open case, while it is loading, and when it can't be shown. */
export function ReportDetail({ id, view }: { id: string; view: View }) {
  const { data, error, isFetching, refetch } = useReport(id);
  if (data) return <Case report={data} view={view} />;
  if (!error || isFetching) return <CaseSkeleton />;
  if (errorCode(error) !== 'not_found')
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this case"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="alert">
      <EmptyState heading="h2" icon={<FlagIcon />} title="This case doesn’t exist">
        Cases are deleted after two years. The link may also be incomplete.
      </EmptyState>
    </div>
  );
}

function Case({ report, view }: { report: Report; view: View }) {
  const { status, code, text, createdAt, reported, reporter, accountStatus, decision } = report;
  return (
    <QueueDetail
      item={report}
      title={fullName(reported)}
      view={view}
      decided={status !== 'open' && <StatusBadge {...reportWorkflow.statuses[status]} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <RoleBadge role={reported.role} />
        <span>{accountStatus ? `${STATUS_LABELS[accountStatus]} account` : 'The account was deleted'}</span>
        {accountStatus && (
          <TextLink to={`${ADMIN_PATHS.users}?open=${reported.id}`}>Open in User Management</TextLink>
        )}
      </p>
      {decision && (
        <Notice
          title={`${reportWorkflow.statuses[status].label} by ${decision.by} on ${recordMoment(decision.at)}`}
        >
          <span className="wrap-anywhere">
            <bdi>{decision.reason}</bdi>
          </span>
        </Notice>
      )}
      <section>
        <h3 className="text-small font-semibold">{REPORT_LABELS[code]}</h3>
        {text && (
          <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
        <p className="mt-2 text-small text-muted">
          Reported by <bdi>{fullName(reporter)}</bdi> on {recordMoment(createdAt)}. The reported user doesn’t
          learn who it was.
        </p>
      </section>
      <ReportEvidence report={report} />
      <ReportHistory report={report} open={view.open} />
    </QueueDetail>
  );
}

function CaseSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-3">
      <span className="sr-only">Loading the case…</span>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mt-4 h-5 w-56 max-w-full" />
      <Skeleton className="mt-4 h-20 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
