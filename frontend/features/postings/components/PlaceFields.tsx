import { Suspense } from 'react';
import { WORK_MODE_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { WORK_MODES } from '#shared/core/opportunity-choices.ts';
import { countryOptions } from '#shared/core/places/countries.ts';
import { FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';
import { RemoteFields } from './RemoteFields.tsx';

/** In the order of the spec: remote, on site, hybrid. */
const WORK_MODE_OPTIONS = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));

const PlaceMeaning = lazyPart(() => import('./PlaceMeaning.tsx'));

/** Where the work is done, and for remote work where applicants may live. Loaded with the list of countries. */
export default function PlaceFields({ editor, notes }: FieldsProps) {
  const { field, values } = editor;
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
      {remote && <RemoteFields editor={editor} notes={notes} />}
      <FieldRow>
        <TextField
          {...field('location')}
          label="City"
          {...(remote && { mark: 'optional' as const })}
          autoComplete="off"
          hint={notes(
            'location',
            values.location.trim() !== '' && values.countryCode === '' ? (
              <Suspense>
                <PlaceMeaning text={values.location} />
              </Suspense>
            ) : remote ? (
              'Only if the work is tied to a place, such as an office to visit.'
            ) : (
              'Or the place as free text, such as “Hamburg, Germany”.'
            ),
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
            autoComplete="off"
            hint={notes('region', 'Where the city’s name is not enough.')}
          />
        </FieldRow>
      )}
    </>
  );
}
