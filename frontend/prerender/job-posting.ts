import type { JobPosting, WithContext } from 'schema-dts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { logoPath } from '#shared/core/branding.ts';
import { endOfDay } from '#shared/core/opportunity-days.ts';
import type { Pay } from '#shared/core/pay-schema.ts';
import { COUNTRY_CODES } from '#shared/core/places/countries.ts';
import { countryName } from '#shared/core/places/country-name.ts';
import type { Place } from '#shared/core/places/place.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { escaped } from './head.ts';

/** Google’s words for kinds of employment (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const EMPLOYMENT = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const;
const UNITS = { year: 'YEAR', month: 'MONTH', week: 'WEEK', day: 'DAY', hour: 'HOUR' } as const;

const employmentOf = ({ employmentType, type }: Opportunity): string | undefined => {
  if (employmentType) return EMPLOYMENT[employmentType];
  if (type === 'internship') return EMPLOYMENT.internship;
  return type === 'project' ? 'TEMPORARY' : undefined;
};

const list = (title: string, points: readonly string[]): string =>
  points.length === 0
    ? ''
    : `<p>${title}</p><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;

/** The whole text as HTML, which is what search engines read it as. */
const descriptionOf = ({ description, requirements, niceToHave, benefits }: Opportunity): string => {
  const paragraphs = description.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return [
    ...paragraphs.map((text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`),
    list('Requirements', requirements),
    list('Nice to have', niceToHave),
    list('What you get', benefits),
  ].join('');
};

const salaryOf = ({ min, max, currency, period }: Pay) => ({
  '@type': 'MonetaryAmount' as const,
  currency,
  value: {
    '@type': 'QuantitativeValue' as const,
    ...(min === max ? { value: max } : { minValue: min, maxValue: max }),
    ...(period !== 'total' && { unitText: UNITS[period] }),
  },
});

const jobLocationOf = ({ city, region, countryCode }: Place) => ({
  '@type': 'Place' as const,
  address: {
    '@type': 'PostalAddress' as const,
    ...(city !== '' && { addressLocality: city }),
    ...(region !== '' && { addressRegion: region }),
    addressCountry: countryCode,
  },
});

/** Google asks for at least one country, and has no word for all of them. */
const countriesOf = (from: NonNullable<Opportunity['applicantsFrom']>) =>
  (from === 'anywhere' ? COUNTRY_CODES : from).map((code) => ({
    '@type': 'Country' as const,
    name: countryName(code),
  }));

/**
 * Where the work is done, as Google requires it: an address with its country, and for remote work where applicants may live. Undefined
 * where the posting does not say it; a guess, such as the company’s country, would turn applicants away.
 */
const placeOf = ({ workMode, place, applicantsFrom }: Opportunity) => {
  const jobLocation = place && { jobLocation: jobLocationOf(place) };
  if (workMode !== 'remote') return jobLocation ?? undefined;
  return applicantsFrom === null
    ? undefined
    : {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: countriesOf(applicantsFrom),
        ...jobLocation,
      };
};

/**
 * An open opportunity for search engines: schema.org JobPosting with the fields that Google requires. Undefined for one whose place
 * lacks its country, as markup without a required field is an error there (decision 0259). It is left out of the page once the
 * opportunity is no longer open.
 * `site` is the site’s address, without a slash at the end.
 */
export const jobPosting = (opportunity: Opportunity, site: string) => {
  const where = placeOf(opportunity);
  if (!where) return undefined;
  const { id, title, company, companyId, branding, pay, skills, postedAt, deadline } = opportunity;
  const { education, minYears, openings, startDate, benefits, requirements } = opportunity;
  const employmentType = employmentOf(opportunity);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(opportunity),
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    url: site + fillPath(PATHS.opportunity, { id }),
    datePosted: postedAt,
    validThrough: endOfDay(deadline).toISOString(),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: company,
      ...(companyId && { url: site + fillPath(PATHS.company, { id: companyId }) }),
      ...(companyId && branding?.logo && { logo: site + logoPath(companyId, branding.logo) }),
    },
    totalJobOpenings: openings,
    ...where,
    ...(employmentType && { employmentType }),
    ...(pay && { baseSalary: salaryOf(pay) }),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    ...(requirements.length > 0 && { qualifications: requirements.join('\n') }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join('\n') }),
    ...(education && { educationRequirements: education }),
    ...(minYears !== null &&
      minYears > 0 && {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements' as const,
          monthsOfExperience: minYears * 12,
        },
      }),
    ...(startDate && { jobStartDate: startDate }),
  } satisfies WithContext<JobPosting>;
};
