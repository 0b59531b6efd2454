import { api } from '#frontend/core/api/client.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Language, sectionSchemas } from '#shared/features/profile/sections.ts';
import type { Definition, FieldsProps } from '../definition.ts';

interface Values {
  language: string;
  fluency: string;
}

const FLUENCIES = ['Native', 'Fluent', 'Professional working proficiency', 'Conversational', 'Basic'];

function Fields({ form }: FieldsProps<Values, Language>) {
  const fluency = form.form.getValues('fluency');
  const options = fluency === '' || FLUENCIES.includes(fluency) ? FLUENCIES : [fluency, ...FLUENCIES];
  return (
    <>
      <TextField {...form.field('language')} label="Language" mark="required" />
      <Select {...form.field('fluency')} label="How well" placeholder="Not stated" options={options} />
    </>
  );
}

export const LANGUAGES: Definition<Language, Values> = {
  section: 'languages',
  title: 'Languages',
  empty: 'The languages you speak, and how well.',
  add: 'Add language',
  of: ({ languages }) => languages,
  save: (body) => api.call('profile.saveLanguages', { body }),
  schema: sectionSchemas.languages.element,
  valuesOf: ({ language = '', fluency = '' }: Partial<Language> = {}) => ({ language, fluency }),
  labels: { language: 'language', fluency: 'fluency' },
  keyOf: ({ language }) => language,
  describe: ({ language, fluency }) => ({ title: language, lines: [fluency ?? ''] }),
  Fields,
};
