import * as z from 'zod';
import type { Change as CatalogChange } from '#functions/core/catalog/catalog.ts';
import { mentorSummarySchema } from '#shared/features/mentors/schema.ts';

/** What a page shows of a mentor, but for what depends on the moment and on who looks. */
const shownSchema = mentorSummarySchema.omit({ id: true, nextFreeSlot: true, fit: true });
type Shown = z.infer<typeof shownSchema>;

/** What the directory holds of a mentor. */
export const listingSchema = z.object({
  id: z.string(),
  shown: shownSchema,
  /** An admin lets them mentor students under 18. */
  forMinors: z.boolean(),
  /** The next free times, in order, as minutes since 1970. */
  times: z.array(z.number().int().min(0)),
  noticeHours: z.number().int().min(0),
  /** The skills of the expertise, by their canonical names. */
  skills: z.array(z.string()),
  /** The words by which the mentor is found. */
  words: z.array(z.string()),
});
export type Listing = z.infer<typeof listingSchema>;

/** A mentor as of one revision of their record. */
export type Change = CatalogChange<Listing>;

/** The fields of which a mentor has one value each. */
export const FIELDS = ['type', 'industry', 'university'] as const;
export type Field = (typeof FIELDS)[number];

/** A mentor as a row of a segment. */
export interface Row extends Omit<Listing, 'shown'> {
  readonly version: number;
  readonly fields: Readonly<Record<Field, string>>;
  readonly expertise: readonly string[];
  readonly languages: readonly string[];
  readonly studiedIn: readonly string[];
  /** What is shown, as JSON in one line. */
  readonly line: string;
}

/** The row of a listing. */
export const rowOf = ({ shown, ...listing }: Listing, version: number): Row => {
  const { type, industry, university, expertise, languages, studiedIn } = shown;
  return {
    ...listing,
    version,
    fields: { type, industry, university },
    expertise,
    languages,
    studiedIn,
    line: JSON.stringify(shown),
  };
};

/** What is shown of a row; its line was made by `rowOf`, and its hash was checked when it was read. */
export const shownFrom = (line: string): Shown => JSON.parse(line);
