import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { OPPORTUNITY_STATUS_LOOKS, OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import type { OwnCompany, PostingCounts } from '#shared/features/companies/routes.ts';

interface PostingCountLineProps {
  counts: PostingCounts;
  company: OwnCompany | null;
}

/** How many postings there are in each status, and how many more the plan lets be open. */
export function PostingCountLine({ counts, company }: PostingCountLineProps) {
  const named = OPPORTUNITY_STATUSES.filter((status) => counts[status] > 0).map(
    (status) =>
      `${counts[status].toLocaleString('en')} ${OPPORTUNITY_STATUS_LOOKS[status].label.toLowerCase()}`,
  );
  if (named.length === 0 && !company) return null;
  return (
    <p className="pb-4 text-small text-muted tabular-nums">
      {named.join(' · ')}
      {company && (
        <>
          {named.length > 0 && ' · '}
          {planText(company)} ·{' '}
          <TextLink to={`/companies/${company.id}`}>
            <bdi>{company.name}</bdi>
          </TextLink>
        </>
      )}
    </p>
  );
}

/** `2 of 5 open postings of the Startup plan`. */
const planText = ({ plan, openLimit, counts }: OwnCompany): string =>
  openLimit === null
    ? `${PLAN_NAMES[plan]} plan, any number of open postings`
    : `${PLAN_NAMES[plan]} plan: ${counts.open} of ${openLimit} open postings used`;
