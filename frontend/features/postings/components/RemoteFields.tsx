import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { CountriesField } from './CountriesField.tsx';
import type { FieldsProps } from './fields.ts';

const OPTIONS = [
  { value: 'anywhere', label: 'Anywhere' },
  { value: 'countries', label: 'In certain countries' },
];

/** Where applicants for remote work may live. */
export function RemoteFields({ editor: { field, values, form }, notes }: FieldsProps) {
  return (
    <>
      <RadioGroup
        {...field('applicantsFrom')}
        label="Where may applicants live?"
        mark="required"
        options={OPTIONS}
        columns={2}
        hint={notes('applicantsFrom', 'Candidates and search engines see it.')}
      />
      {values.applicantsFrom === 'countries' && (
        <CountriesField
          codes={values.applicantCountries}
          onChange={(codes) =>
            form.setValue('applicantCountries', codes, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
    </>
  );
}
