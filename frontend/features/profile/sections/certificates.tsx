import { api } from '#frontend/core/api/client.ts';
import { dateWords, joined } from '#frontend/parts/profile/profileWords.ts';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Certificate, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { LinkField, Month } from '../fields.tsx';

interface Values {
  name: string;
  issuer: string;
  date: string;
  url: string;
}

function Fields({ form: { field, control } }: FieldsProps<Values, Certificate>) {
  return (
    <>
      <TextField {...field('name')} label="Name" mark="required" />
      <TextField {...field('issuer')} label="Issued by" mark="optional" />
      <Month control={control} name="date" label="Date" />
      <LinkField {...field('url')} />
    </>
  );
}

export const CERTIFICATES: Definition<Certificate, Values> = {
  section: 'certificates',
  title: 'Certificates',
  empty: 'Certificates, licenses and courses that you completed.',
  add: 'Add certificate',
  of: ({ certificates }) => certificates,
  save: (body) => api.call('profile.saveCertificates', { body }),
  schema: sectionSchemas.certificates.element,
  valuesOf: ({ name = '', issuer = '', date = '', url = '' }: Partial<Certificate> = {}) => ({
    name,
    issuer,
    date,
    url,
  }),
  labels: { name: 'name', issuer: 'issuer', date: 'date', url: 'link' },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ name, issuer, date = '' }) => ({ title: name, lines: [joined([issuer, dateWords(date)])] }),
  Fields,
};
