import * as z from 'zod';
import type { Topic } from '#shared/features/library/article.ts';
import { type EntryFields, entryId } from '#shared/features/library/entry-fields.ts';
import { type EntryValues, entrySchemaFor } from '#shared/features/library/entry-text.ts';

/** An entry as its form has it, with the last part of its address. */
export type FormValues = EntryValues & { id: string };

/** What the form sends. */
export interface SentEntry {
  readonly id: string;
  readonly fields: EntryFields;
}

/**
 * The rules of the form.
 * @param moreTopics those after the first one, which the form keeps as they are
 */
export const entryFormSchema = (moreTopics: readonly Topic[] = []): z.ZodType<SentEntry> =>
  z.intersection(
    z.object({ id: entryId }),
    entrySchemaFor(moreTopics).transform((fields) => ({ fields })),
  );

/** What the fields are called in a sentence. */
export const FIELD_LABELS: Readonly<Record<keyof FormValues, string>> = {
  id: 'address',
  type: 'type',
  title: 'title',
  roles: 'roles',
  topic: 'topic',
  answer: 'answer',
  body: 'text',
  copy: 'text to copy',
  address: 'address of the page',
  publisher: 'publisher',
  licence: 'licence',
  allows: 'what the licence allows',
  sources: 'sources',
  law: 'whether it is about law',
};
