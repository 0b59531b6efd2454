import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { Role } from '#shared/contract.ts';
import { EDUCATION_LEVELS, graduationYears, PROGRAMS } from '#shared/features/choices.ts';
import type { FieldsProps } from '../answers.ts';

/** The education of students and alumni. */
export function EducationFields({ role, form: { field, control } }: FieldsProps & { role: Role }) {
  const gpaId = useId();
  const year = useWatch({ control, name: 'graduationYear' });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select
          {...field('academicLevel')}
          label="Academic Level"
          placeholder="Select your level"
          options={EDUCATION_LEVELS}
        />
        <Select {...field('program')} label="Program" placeholder="Select your program" options={PROGRAMS} />
      </div>
      <TextField {...field('university')} label="University" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {role === 'alumni' ? (
          <TextField
            {...field('graduationYear')}
            label="Graduation Year"
            inputMode="numeric"
            maxLength={4}
            placeholder="YYYY"
            hint="Any year, such as 2009."
          />
        ) : (
          <Select
            {...field('graduationYear')}
            label="Graduation Year"
            placeholder="Select the year"
            options={yearsWith(year)}
          />
        )}
        <TextField
          {...field('gpa', { setValueAs: (typed) => numberIn(typed, gpaId) })}
          id={gpaId}
          label="GPA/CGPA"
          type="number"
          inputMode="decimal"
          step={0.1}
          min={0}
          max={10}
          hint="From 0 to 10, with one decimal."
        />
      </div>
    </>
  );
}

/** The years of the spec, and one that was chosen when the list had other years. */
const yearsWith = (chosen: string): string[] => {
  const years = graduationYears(new Date());
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
};

/** The number in a field; nothing when it is empty, and not a number (NaN) when the browser cannot read it as one. */
const numberIn = (typed: string | number | undefined, fieldId: string): number | undefined => {
  if (typed !== '' && typed !== undefined) return Number(typed);
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && field.validity.badInput ? Number.NaN : undefined;
};
