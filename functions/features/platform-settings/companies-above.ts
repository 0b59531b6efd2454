import { type StoredCompany, searchCompanies } from '#functions/parts/companies/repository.ts';
import { PLAN_NAMES, type Plan } from '#shared/features/companies/plan-names.ts';
import { counted } from './counting.ts';

/** Pages of companies that are looked at: two thousand companies. With more, the number is a lower bound. */
const PAGES = 20;
const PAGE = 100;

/** The companies of a plan, and whether there may be more. */
const companiesOf = async (plan: Plan): Promise<{ companies: StoredCompany[]; isAll: boolean }> => {
  const companies: StoredCompany[] = [];
  let after: Parameters<typeof searchCompanies>[2];
  for (let page = 0; page < PAGES; page++) {
    const { items, next } = await searchCompanies({ q: '', status: '', plan }, PAGE, after);
    companies.push(...items);
    if (!next) return { companies, isAll: true };
    after = next;
  }
  return { companies, isAll: false };
};

/** What a new limit of open postings means for the companies of a plan. */
export const aboveLimit = async (plan: Plan, limit: number | null): Promise<string[]> => {
  const { companies, isAll } = await companiesOf(plan);
  const least = isAll ? '' : 'at least ';
  const all = `${least}${counted(companies.length, 'company has', 'companies have')} the ${PLAN_NAMES[plan]} plan.`;
  const sentence = `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
  if (limit === null) return [sentence, 'They can have any number of postings open.'];
  const above = companies.filter(({ openPostings }) => openPostings > limit).length;
  const full = companies.filter(({ openPostings }) => openPostings === limit).length;
  return [
    sentence,
    above === 0
      ? 'None of them has more postings open than the new limit.'
      : `${counted(above, 'company is', 'companies are')} above the new limit: nothing closes, no new posting opens.`,
    ...(full === 0
      ? []
      : [`${counted(full, 'company has', 'companies have')} as many open as the new limit.`]),
  ];
};
