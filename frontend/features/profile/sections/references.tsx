import { api } from '#frontend/core/api/client.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Reference, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';

type Values = Required<Omit<Reference, 'id'>>;

function Fields({ form: { field } }: FieldsProps<Values, Reference>) {
  return (
    <>
      <TextField {...field('name')} label="Name" mark="required" hint="Ask them first." />
      <TextArea {...field('reference')} label="Reference" />
    </>
  );
}

export const REFERENCES: Definition<Reference, Values> = {
  section: 'references',
  title: 'References',
  empty: 'People who recommend you, and what they say.',
  add: 'Add reference',
  of: ({ references }) => references,
  save: (body) => api.call('profile.saveReferences', { body }),
  schema: sectionSchemas.references.element,
  valuesOf: ({ name = '', reference = '' }: Partial<Reference> = {}) => ({ name, reference }),
  labels: { name: 'name', reference: 'reference' },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ name, reference = '' }) => ({ title: name, lines: [reference] }),
  Fields,
};
