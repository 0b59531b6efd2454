import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';
import type { PlanSlot } from '../slots.ts';

interface CompanyStatusProps {
  company: OwnCompany;
  /** For members, who manage its postings. */
  manages: boolean;
  /** For admins, who set the plan and may remove the branding. */
  Plan: PlanSlot | undefined;
}

/** What only members and admins see: verification, plan, and how much of it is in use. */
export function CompanyStatus({ company, manages, Plan }: CompanyStatusProps) {
  const { status, plan, openLimit, counts, reason } = company;
  return (
    <Card title="Plan and verification">
      <dl className="flex flex-col gap-3 text-small">
        <div>
          <dt className="text-muted">Verification</dt>
          <dd className="mt-0.5">
            <StatusBadge {...companyWorkflow.statuses[status]} />
            {reason && (
              <p className="mt-1 wrap-anywhere">
                Reason: <bdi>{reason}</bdi>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-muted">Plan</dt>
          <dd className="font-medium">{PLAN_NAMES[plan]}</dd>
        </div>
        <div>
          <dt className="text-muted">Open postings</dt>
          <dd className="font-medium tabular-nums">
            {openLimit === null ? counts.open : `${counts.open} of ${openLimit}`}
          </dd>
        </div>
      </dl>
      {Plan && <Plan company={company} />}
      {manages && (
        <p className="mt-4 text-small">
          <TextLink to="/dashboard/employer/post-job?tab=postings">Manage postings</TextLink>
        </p>
      )}
    </Card>
  );
}
