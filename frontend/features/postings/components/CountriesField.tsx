import { Field } from '#frontend/ui/forms/Field.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { SelectControl } from '#frontend/ui/forms/Select.tsx';
import { CloseIcon } from '#frontend/ui/style/icons.ts';
import { countryOptions } from '#shared/core/places/countries.ts';
import { countryName } from '#shared/core/places/country-name.ts';
import { MAX_COUNTRIES } from '#shared/core/places/place.ts';

interface CountriesFieldProps {
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}

/** The countries in which applicants may live: each can be removed, and others are added from the list. */
export function CountriesField({ codes, onChange }: CountriesFieldProps) {
  const full = codes.length >= MAX_COUNTRIES;
  return (
    <FieldGroup label="Countries">
      {codes.length > 0 && (
        <ul aria-label="Chosen countries" className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li
              key={code}
              className="inline-flex max-w-full items-center gap-1 rounded-full bg-brand-soft pl-3 text-small text-brand"
            >
              <span className="min-w-0 wrap-anywhere">{countryName(code)}</span>
              <button
                type="button"
                aria-label={`Remove ${countryName(code)}`}
                onClick={() => onChange(codes.filter((one) => one !== code))}
                className="flex size-8 flex-none items-center justify-center rounded-full hover:bg-raised"
              >
                <CloseIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label="Add a country"
        hint={full ? `A posting names up to ${MAX_COUNTRIES} countries. Or choose “Anywhere”.` : undefined}
      >
        {(control) => (
          <SelectControl
            {...control}
            disabled={full}
            value=""
            onChange={({ target }) => onChange([...codes, target.value])}
          >
            <option value="">Select a country</option>
            {countryOptions()
              .filter(({ value }) => !codes.includes(value))
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </SelectControl>
        )}
      </Field>
    </FieldGroup>
  );
}
