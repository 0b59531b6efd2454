import { WORK_MODE_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { WORK_MODES } from '#shared/features/opportunity-choices.ts';
import { countryOptions } from '#shared/features/places/countries.ts';
import { placeText } from '#shared/features/places/place.ts';
import { readPlace } from '#shared/features/places/read-place.ts';
import { CountriesField } from './CountriesField.tsx';
import { FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';

/** In the order of the spec: remote, on site, hybrid. */
const WORK_MODE_OPTIONS = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));

const FROM_OPTIONS = [
  { value: 'anywhere', label: 'Anywhere' },
  { value: 'countries', label: 'In certain countries' },
];

/** What was understood of a place in free text, or which field would say it. */
const understood = (text: string, countryCode: string): string | undefined => {
  if (text.trim() === '' || countryCode !== '') return undefined;
  const place = readPlace(text);
  return place
    ? `Read as ${placeText(place)}.`
    : 'Choose the country, too: without it, search engines can’t list the posting.';
};

/** Where the work is done, and for remote work where applicants may live. */
export function PlaceFields({ editor, notes }: FieldsProps) {
  const { field, values, form } = editor;
  const remote = values.workMode === 'remote';
  return (
    <>
      <FieldRow>
        <Select
          {...field('workMode')}
          label="Work mode"
          options={WORK_MODE_OPTIONS}
          hint={notes('workMode')}
        />
      </FieldRow>
      {remote && (
        <RadioGroup
          {...field('applicantsFrom')}
          label="Where may applicants live?"
          mark="required"
          options={FROM_OPTIONS}
          columns={2}
          hint={notes('applicantsFrom', 'Candidates and search engines see it.')}
        />
      )}
      {remote && values.applicantsFrom === 'countries' && (
        <CountriesField
          codes={values.applicantCountries}
          onChange={(codes) =>
            form.setValue('applicantCountries', codes, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
      <FieldRow>
        <TextField
          {...field('location')}
          label="City"
          {...(remote && { mark: 'optional' as const })}
          maxLength={80}
          autoComplete="off"
          hint={notes(
            'location',
            understood(values.location, values.countryCode) ??
              (remote
                ? 'Only if the work is tied to a place, such as an office to visit.'
                : 'Or the place in your own words, such as “Hamburg, Germany”.'),
          )}
        />
        <Select
          {...field('countryCode')}
          label="Country"
          {...(remote && { mark: 'optional' as const })}
          placeholder="Select the country"
          options={countryOptions()}
          hint={notes('countryCode')}
        />
      </FieldRow>
      {(values.countryCode !== '' || values.region !== '') && (
        <FieldRow>
          <TextField
            {...field('region')}
            label="State or region"
            mark="optional"
            maxLength={80}
            autoComplete="off"
            hint={notes('region', 'Where the city’s name is not enough.')}
          />
        </FieldRow>
      )}
    </>
  );
}
