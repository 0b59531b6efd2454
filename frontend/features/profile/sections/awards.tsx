import { api } from '#frontend/core/api/client.ts';
import { dateWords, joined } from '#frontend/parts/profile/profileWords.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Award, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { Month } from '../fields.tsx';

type Values = Required<Omit<Award, 'id'>>;

function Fields({ form: { field, control } }: FieldsProps<Values, Award>) {
  return (
    <>
      <TextField {...field('title')} label="Title" mark="required" />
      <TextField {...field('awarder')} label="Awarded by" mark="optional" />
      <Month control={control} name="date" label="Date" />
      <TextArea {...field('summary')} label="Summary" hint="What it is given for, and to how many." />
    </>
  );
}

export const AWARDS: Definition<Award, Values> = {
  section: 'awards',
  title: 'Awards',
  empty: 'Prizes, scholarships and honors.',
  add: 'Add award',
  of: ({ awards }) => awards,
  save: (body) => api.call('profile.saveAwards', { body }),
  schema: sectionSchemas.awards.element,
  valuesOf: ({ title = '', awarder = '', date = '', summary = '' }: Partial<Award> = {}) => ({
    title,
    awarder,
    date,
    summary,
  }),
  labels: { title: 'title', awarder: 'awarder', date: 'date', summary: 'summary' },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ title, awarder, date = '' }) => ({ title, lines: [joined([awarder, dateWords(date)])] }),
  Fields,
};
