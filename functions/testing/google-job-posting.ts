import * as z from 'zod';

/*
 * What Google’s page “Job posting (JobPosting) structured data” requires, as rules of our own:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting (read in November 2026).
 */

const text = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true });
const area = z.object({ '@type': z.enum(['Country', 'State', 'AdministrativeArea']), name: text });
const place = z.object({
  '@type': z.literal('Place'),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
    addressLocality: text.optional(),
    addressRegion: text.optional(),
  }),
});
const EMPLOYMENT = [
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'] as const),
  ...(['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
] as const;

const postingSchema = z
  .object({
    '@context': z.enum(['https://schema.org', 'https://schema.org/']),
    '@type': z.literal('JobPosting'),
    title: text,
    // The whole of it, as HTML with at least its paragraphs.
    description: text.regex(/<p>|<br>|\n/),
    datePosted: z.union([z.iso.date(), moment]),
    hiringOrganization: z.object({ '@type': z.literal('Organization'), name: text }),
    identifier: z.object({ '@type': z.literal('PropertyValue'), name: text, value: text }).optional(),
    validThrough: moment.optional(),
    employmentType: z.enum(EMPLOYMENT).optional(),
    directApply: z.boolean().optional(),
    jobLocation: place.optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.union([area, z.array(area).min(1)]).optional(),
  })
  .superRefine(({ jobLocation, jobLocationType, applicantLocationRequirements }, context) => {
    const missing = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'Required by Google' });
    const areas = [applicantLocationRequirements ?? []].flat();
    if (jobLocationType === undefined && !jobLocation) missing('jobLocation');
    // Remote work names at least one country.
    if (jobLocationType !== undefined && !areas.some((one) => one['@type'] === 'Country'))
      missing('applicantLocationRequirements');
  });

/** The fields of a posting for search engines that Google would call missing or invalid; empty when it is valid. */
export const googleProblems = (posting: unknown): string[] =>
  postingSchema.safeParse(posting).error?.issues.map(({ path }) => path.join('.')) ?? [];
