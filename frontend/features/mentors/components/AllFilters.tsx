import { OpenChoice } from '#frontend/core/forms/OpenChoice.tsx';
import { COUNTRY_OPTIONS } from '#frontend/parts/guides/countries.ts';
import { dayHere } from '#frontend/ui/data/dates.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { INTERESTS, SKILLS } from '#shared/core/choices.ts';
import { MENTOR_TYPES } from '#shared/features/mentors/rules.ts';
import { type MentorFilters, readFilter as read } from '../filters.ts';

export interface AllFiltersProps {
  values: MentorFilters;
  onChange: (changed: Partial<MentorFilters>, options?: { replace?: boolean }) => void;
}

const NO_LANGUAGES: readonly string[] = [];

/** Every filter of the directory, in the sheet. */
export default function AllFilters({ values, onChange }: AllFiltersProps) {
  return (
    <div className="flex flex-col gap-5">
      <OpenChoice
        label="Expertise"
        known={SKILLS}
        placeholder="Any expertise"
        maxLength={64}
        value={values.expertise}
        onChoose={(expertise) => onChange(read('expertise', expertise))}
      />
      <OpenChoice
        label="Industry"
        known={INTERESTS}
        placeholder="Any industry"
        maxLength={80}
        value={values.industry}
        onChoose={(industry) => onChange(read('industry', industry))}
      />
      <Select
        label="Mentor type"
        placeholder="Any type"
        options={MENTOR_TYPES}
        value={values.type}
        onChange={({ target }) => onChange(read('type', target.value))}
      />
      <OpenChoice
        label="Language"
        known={NO_LANGUAGES}
        placeholder="Any language"
        maxLength={50}
        value={values.language}
        onChoose={(language) => onChange(read('language', language))}
      />
      <Select
        label="Studied in"
        placeholder="Any country"
        hint="As mentors say themselves. Fledge doesn’t check it."
        options={COUNTRY_OPTIONS}
        value={values.studiedIn}
        onChange={({ target }) => onChange(read('studiedIn', target.value))}
      />
      <DateField
        label="Free by"
        hint="Only mentors with a free time on or before this day."
        min={dayHere(serverDate())}
        value={values.freeBy}
        // Replaced, because the browser reports each digit of a year.
        onChange={({ target }) => onChange(read('freeBy', target.value), { replace: true })}
      />
    </div>
  );
}
