import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { StoredCompany } from '#functions/parts/companies/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { Role } from '#shared/core/contract.ts';
import { formatPay } from '#shared/core/pay.ts';
import { COUNTRY_CODES } from '#shared/core/places/countries.ts';
import { applicantsFromOf, placeText } from '#shared/core/places/place.ts';
import { placeTyped, readPlace } from '#shared/core/places/read-place.ts';
import { payIn } from '#shared/core/typed-pay.ts';
import type { PostingFields } from '#shared/features/postings/fields.ts';
import type { Finding } from '#shared/features/postings/lint/finding.ts';
import { lintedPosting, lintProblems, postingProblems } from '#shared/features/postings/rules.ts';

/** Throws `invalid_input` for a code that no country has. */
const refuseUnknownCountries = ({ place, applicantsFrom }: PostingFields): void => {
  const isUnknown = (code: string) => !COUNTRY_CODES.includes(code);
  if (place && isUnknown(place.countryCode))
    throw new AppError('invalid_input', { fields: { 'place.countryCode': 'Choose a country' } });
  if (Array.isArray(applicantsFrom) && applicantsFrom.some(isUnknown))
    throw new AppError('invalid_input', { fields: { applicantsFrom: 'Choose countries by their codes' } });
};

/**
 * What is stored of the fields that an author entered. Postings of a company have its name. What alumni write about the pay
 * is shown in their words; as far as these are clear, the pay is also stored as amounts, by which a search compares it.
 */
export const storedFields = (
  fields: PostingFields,
  { role }: Pick<Account, 'role'>,
  company: Pick<StoredCompany, 'id' | 'name'> | undefined,
) => {
  refuseUnknownCountries(fields);
  const place = fields.place ? placeTyped(fields.place) : readPlace(fields.location);
  const inOwnWords = role === 'alumni' && fields.salary !== '';
  const pay = inOwnWords ? payIn(fields.salary) : fields.pay;
  return {
    ...fields,
    location: fields.location || (place ? placeText(place) : ''),
    place,
    applicantsFrom: applicantsFromOf(fields, place),
    company: company?.name ?? fields.company,
    companyId: company?.id ?? null,
    pay,
    salary: inOwnWords ? fields.salary : formatPay(pay),
    howToApply: role === 'alumni' ? fields.howToApply : '',
  };
};

/** What the linter says of a posting. Its rules are loaded when a posting is first checked. */
export const findingsOf = async (posting: PostingFields): Promise<Finding[]> => {
  const { lintPosting } = await import('#shared/features/postings/lint/lint.ts');
  return lintPosting(lintedPosting(posting));
};

/** Throws `invalid_input` when the posting is incomplete, or the linter finds an error in it. */
export const refuseUnlessPublishable = async (
  posting: StoredOpportunity,
  role: Role,
  today: string,
): Promise<void> => {
  // What it needs of a company is the record, not a text that was typed before there was one.
  const named = role === 'employer' && posting.companyId === null ? { ...posting, company: '' } : posting;
  const fields = {
    ...lintProblems(await findingsOf(posting)),
    ...postingProblems(named, role, today),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};
