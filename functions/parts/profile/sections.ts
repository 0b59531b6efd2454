import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { AUDIENCES, SECTIONS, type Section } from '#shared/features/profile/rules.ts';
import type { SomeSections } from '#shared/features/profile/sections.ts';

const sectionSchema = z.enum(SECTIONS);

/** Version and audience of the sections, as the record of the profile has them. */
export const sectionStatesSchema = z.partialRecord(
  sectionSchema,
  z.object({ version: z.number().int(), audience: z.enum(AUDIENCES).optional() }),
);
export type SectionStates = z.infer<typeof sectionStatesSchema>;

/** What is stored of the sections beside the answers of onboarding. */
export type StoredSections = SomeSections;

/** Entries were checked when they were stored; the schemas would be in the bundle of every function that reads a profile. */
const entriesOf = <S extends Section>(_: S) => z.custom<StoredSections[S]>(Array.isArray).optional();
const storedSchema = z.object({
  basics: entriesOf('basics'),
  work: entriesOf('work'),
  education: entriesOf('education'),
  projects: entriesOf('projects'),
  skills: entriesOf('skills'),
  certificates: entriesOf('certificates'),
  languages: entriesOf('languages'),
  volunteer: entriesOf('volunteer'),
  awards: entriesOf('awards'),
  publications: entriesOf('publications'),
  interests: entriesOf('interests'),
  references: entriesOf('references'),
  lookingFor: entriesOf('lookingFor'),
});
const recordSchema = z.object({ section: sectionSchema, items: z.unknown() });

/** What is stored of all sections of a user: one consistent query. */
export const getStoredSections = async (userId: string): Promise<StoredSections> => {
  const { items } = await queryItems(recordSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sections)',
    ExpressionAttributeValues: {
      ':pk': keyOf('profile-section', { userId, section: '' }).pk,
      ':sections': keyOf('profile-section', { userId, section: '' }).sk,
    },
    ConsistentRead: true,
    Limit: SECTIONS.length,
  });
  return storedSchema.parse(
    Object.fromEntries(items.map(({ section, items: entries }) => [section, entries])),
  );
};

/** The writes that replace the entries of these sections. */
export const sectionWrites = (userId: string, stored: StoredSections, changed: readonly Section[]): Write[] =>
  changed.flatMap((section) => {
    const items = stored[section];
    return items
      ? [{ Put: { Item: { ...itemOf('profile-section', { userId, section }), section, items } } }]
      : [];
  });
