import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import type { Column } from '#frontend/ui/data/Table.tsx';
import { inOneLine } from '#shared/core/isolation.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { PlanSelect } from './PlanSelect.tsx';

type CompanyRow = AnswerOf<'moderation.companies'>['items'][number];

/** `3 of 20`; without a limit only the number. */
const openOf = ({ counts: { open }, openLimit }: CompanyRow): string =>
  openLimit === null ? open.toLocaleString('en') : `${open.toLocaleString('en')} of ${openLimit}`;

export const COMPANY_COLUMNS: readonly Column<CompanyRow>[] = [
  {
    id: 'company',
    header: 'Company',
    cell: ({ id, name, sector, place }) => (
      <div className="min-w-0">
        <TextLink quiet to={fillPath(PATHS.company, { id })}>
          <span className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
        </TextLink>
        <p className="text-fine text-muted as-table:truncate">{inOneLine([sector, place])}</p>
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Verification',
    width: 'as-table:w-44',
    cell: ({ id, status }) => (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge {...companyWorkflow.statuses[status]} />
        {status === 'unverified' && (
          <TextLink to={`${ADMIN_PATHS.review}?open=${id}`}>
            Review<span className="sr-only"> this company</span>
          </TextLink>
        )}
      </span>
    ),
  },
  {
    id: 'plan',
    header: 'Plan',
    width: 'as-table:w-40',
    cell: ({ id, name, plan }) => <PlanSelect inRow id={id} plan={plan} label={`Plan of ${name}`} />,
  },
  {
    id: 'open',
    header: 'Open postings',
    width: 'as-table:w-32',
    align: 'end',
    cell: (company) => <span className="tabular-nums">{openOf(company)}</span>,
  },
  {
    id: 'added',
    header: 'Added',
    width: 'as-table:w-26',
    drop: 'first',
    cell: ({ createdAt }) => <Moment at={createdAt} as="day" />,
  },
];
