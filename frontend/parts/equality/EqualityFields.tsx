import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import {
  AGES,
  EQUALITY_CHOICES,
  type EqualityQuestion,
  RACES,
  SEXES,
} from '#shared/features/equality/rules.ts';

const optionsOf = (codes: readonly string[], labels: Readonly<Record<string, string>>) =>
  codes.map((value) => ({ value, label: labels[value] ?? value }));

const { sex, race, age } = EQUALITY_CHOICES;
const OPTIONS: Readonly<Record<EqualityQuestion, { value: string; label: string }[]>> = {
  sex: optionsOf(SEXES, sex),
  race: optionsOf(RACES, race),
  age: optionsOf(AGES, age),
};

/** The three questions. Each has an answer that says nothing, and begins with it. */
export function EqualityFields({ field }: { field: (name: EqualityQuestion) => FieldProps }) {
  return (
    <>
      <Select
        {...field('sex')}
        label="Sex or gender"
        mark="optional"
        placeholder="No answer"
        options={OPTIONS.sex}
      />
      <Select
        {...field('race')}
        label="Race or ethnicity"
        mark="optional"
        hint="Choose Hispanic or Latino whatever your race. The categories are those of United States law."
        placeholder="No answer"
        options={OPTIONS.race}
      />
      <Select {...field('age')} label="Age" mark="optional" placeholder="No answer" options={OPTIONS.age} />
    </>
  );
}
