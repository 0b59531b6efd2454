import { useWatch } from 'react-hook-form';
import { Meaning } from '#frontend/ui/forms/Meaning.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { EDUCATION_LEVELS, graduationYears, PROGRAMS } from '#shared/core/choices.ts';
import type { Role } from '#shared/core/contract.ts';
import { fractionIn, withPlainDigits } from '#shared/core/typed-numbers.ts';
import type { FieldsProps } from '../answers.ts';

/** The education of students and alumni. */
export function EducationFields({ role, form: { field, control } }: FieldsProps & { role: Role }) {
  const gpa = useWatch({ control, name: 'gpa' });
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
            {...field('graduationYear', { setValueAs: withPlainDigits })}
            label="Graduation Year"
            inputMode="numeric"
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
          {...field('gpa', { setValueAs: numberIn })}
          label="GPA/CGPA"
          inputMode="decimal"
          autoComplete="off"
          hint={<Meaning text={gpaHint(gpa)} />}
        />
      </div>
    </>
  );
}

/** The years of the spec, and one that was chosen when the list had other years. */
const yearsWith = (chosen: string): string[] => {
  const years = graduationYears(serverDate());
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
};

/** The number in a field, in any notation: nothing when it is empty, and not a number (NaN) when it is none. */
const numberIn = (typed: string | number | undefined): number | undefined =>
  typeof typed === 'string' ? fractionIn(typed) : typed;

const SCALE = 'From 0 to 10, with one decimal.';
const gpaHint = (gpa: number | undefined): string =>
  gpa === undefined || Number.isNaN(gpa) ? SCALE : `Read as ${gpa}. ${SCALE}`;
