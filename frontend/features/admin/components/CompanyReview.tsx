import { CheckMark } from '#frontend/ui/data/CheckMark.tsx';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import type { WaitingCompany } from '#shared/features/moderation/routes.ts';
import { DOMAIN_CHECK_TEXTS } from '../adminLabels.ts';
import { PlanSelect } from './PlanSelect.tsx';

/** What a verification also opens. */
const inReviewText = (count: number): string => {
  if (count === 0) return '';
  return `${count === 1 ? 'One posting' : `${count} postings`}, opened by the verification`;
};

/** What a company states of itself, and how the addresses of its members compare with it. */
export function CompanyReview({ company }: { company: WaitingCompany }) {
  const { name, site, sector, size, place, about, members, counts, plan } = company;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        title="What the company states"
        facts={[
          ['Name', name],
          ['Website', site],
          ['Sector', sector],
          ['Size', size && `${size.replace('-', '–')} people`],
          ['Place', place],
          ['About', about],
          ['In review', inReviewText(counts.in_review)],
        ]}
      />
      <section>
        <h3 className="text-small font-semibold">Members and their addresses</h3>
        <ul className="mt-2 flex flex-col divide-y divide-line text-small">
          {members.map(({ userId, firstName, lastName, email, accountStatus, domainCheck }) => (
            <li key={userId} className="flex gap-2 py-2">
              <CheckMark good={domainCheck === 'matches'} />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">
                  <bdi>{fullName({ firstName, lastName })}</bdi>
                </p>
                <p className="text-muted">
                  {shownAddress(email)} · {DOMAIN_CHECK_TEXTS[domainCheck]}
                  {accountStatus === 'pending' && ' · the account waits for approval, too'}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <PlanSelect id={company.id} plan={plan} label={`Plan (now ${PLAN_NAMES[plan]})`} />
    </div>
  );
}
