import type { FormValues } from '#shared/features/library/entry-text.ts';

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
