import * as z from 'zod';
import type { Asked, AskedSkill } from './requirements.ts';

/** What an opportunity asks for, in the canonical form in which profiles are compared with it, without its lines. */
export const matchTermsSchema = z.object({
  must: z.array(z.string()),
  nice: z.array(z.string()),
  months: z.number().int(),
  education: z
    .object({
      rank: z.number().int(),
      fields: z.array(z.string()),
      flexible: z.boolean(),
      years: z.array(z.string()),
    })
    .nullable(),
  place: z.array(z.string()),
});
export type MatchTerms = z.infer<typeof matchTermsSchema>;

const named = (skills: readonly AskedSkill[]): string[] => skills.map(({ skill }) => skill);

/** The terms of what a posting asks for. */
export const termsOf = ({ must, nice, months, education, place }: Asked): MatchTerms => ({
  must: named(must),
  nice: named(nice),
  months,
  education: education
    ? {
        rank: education.rank,
        fields: [...education.fields],
        flexible: education.flexible,
        years: [...education.years],
      }
    : null,
  place: [...place],
});

/** What a posting with these terms asks for: it gives the same total, and has no lines to cite. */
export const askedFrom = ({ must, nice, months, education, place }: MatchTerms): Asked => ({
  must: must.map((skill) => ({ skill, line: '' })),
  nice: nice.map((skill) => ({ skill, line: '' })),
  months,
  experienceLine: '',
  education: education ? { ...education, line: '' } : undefined,
  place,
  placeLine: '',
});
