import { api } from '#frontend/core/api/client.ts';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Interest, sectionSchemas } from '#shared/features/profile/sections.ts';
import type { Definition, FieldsProps } from '../definition.ts';
import { Lines } from '../fields.tsx';

type Values = Required<Interest>;

function Fields({ form: { field, control } }: FieldsProps<Values, Interest>) {
  return (
    <>
      <TextField {...field('name')} label="Interest" mark="required" />
      <Lines control={control} name="keywords" label="More about it" hint="One per line." />
    </>
  );
}

export const INTERESTS_SECTION: Definition<Interest, Values> = {
  section: 'interests',
  title: 'Interests',
  empty: 'What you like to do besides work and study.',
  add: 'Add interest',
  of: ({ interests }) => interests,
  save: (body) => api.call('profile.saveInterests', { body }),
  schema: sectionSchemas.interests.element,
  valuesOf: ({ name = '', keywords = [] }: Partial<Interest> = {}) => ({ name, keywords }),
  labels: { name: 'interest', keywords: 'more about it' },
  keyOf: ({ name }) => name,
  describe: ({ name, keywords = [] }) => ({ title: name, lines: [keywords.join(', ')] }),
  Fields,
};
