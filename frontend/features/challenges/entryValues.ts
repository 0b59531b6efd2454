import * as z from 'zod';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { type EntryFields, entryFieldsSchema } from '#shared/features/challenges/entry-schema.ts';
import { ENTRY } from '#shared/features/challenges/rules.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with addresses, one on each line; undefined for nothing. */
const problemOf = (lines: readonly string[]): string | undefined => {
  if (lines.length > ENTRY.links) return `Add at most ${ENTRY.links} links`;
  for (const [index, line] of lines.entries()) {
    const checked = webAddressSchema.safeParse(line);
    if (!checked.success) return `Line ${index + 1}: ${checked.error.issues[0]?.message}`;
  }
  return undefined;
};

/** The form of an entry: its links are typed one on each line. */
export const entryValuesSchema = entryFieldsSchema.extend({
  links: z
    .string()
    .superRefine((text, { addIssue }) => {
      const message = problemOf(linesOf(text));
      if (message !== undefined) addIssue({ code: 'custom', message });
    })
    .transform(linesOf),
});
export type EntryValues = z.input<typeof entryValuesSchema>;
export type SentEntryValues = z.output<typeof entryValuesSchema>;

export const entryValuesOf = (draft: EntryFields | null): EntryValues => ({
  title: draft?.title ?? '',
  description: draft?.description ?? '',
  links: draft?.links.join('\n') ?? '',
});

/** The names of the fields, for what both of two versions changed. */
export const ENTRY_LABELS = { title: 'title', description: 'description', links: 'links' } as const;
