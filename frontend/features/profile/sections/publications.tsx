import { api } from '#frontend/core/api/client.ts';
import { dateWords, joined, linkWords } from '#frontend/parts/profile/profileWords.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Publication, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { LinkField, Month } from '../fields.tsx';

type Values = Required<Omit<Publication, 'id'>>;

function Fields({ form: { field, control } }: FieldsProps<Values, Publication>) {
  return (
    <>
      <TextField {...field('name')} label="Title" mark="required" />
      <TextField
        {...field('publisher')}
        label="Publisher"
        mark="optional"
        hint="Or the journal or conference."
      />
      <Month control={control} name="releaseDate" label="Date" />
      <LinkField {...field('url')} />
      <TextArea {...field('summary')} label="Summary" />
    </>
  );
}

export const PUBLICATIONS: Definition<Publication, Values> = {
  section: 'publications',
  title: 'Publications',
  empty: 'Papers, articles, books and talks.',
  add: 'Add publication',
  of: ({ publications }) => publications,
  save: (body) => api.call('profile.savePublications', { body }),
  schema: sectionSchemas.publications.element,
  valuesOf: ({
    name = '',
    publisher = '',
    releaseDate = '',
    url = '',
    summary = '',
  }: Partial<Publication> = {}) => ({ name, publisher, releaseDate, url, summary }),
  labels: {
    name: 'title',
    publisher: 'publisher',
    releaseDate: 'date',
    url: 'link',
    summary: 'summary',
  },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ name, publisher, releaseDate = '', url }) => ({
    title: name,
    lines: [joined([publisher, dateWords(releaseDate), url && linkWords(url)])],
  }),
  Fields,
};
