import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import {
  EMPLOYMENT_LABELS,
  EXPERIENCE_LABELS,
  WORK_MODE_LABELS,
} from '#frontend/ui/data/opportunityLabels.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { Combobox } from '#frontend/ui/forms/Combobox.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { MAX_SKILLS } from '#shared/core/choices.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import {
  DURATION_LABELS,
  type Filters,
  fromText,
  queryOf,
  seasonInWords,
  USUAL_CURRENCY,
} from '../exploreFilters.ts';
import { CountedChoices } from './CountedChoices.tsx';
import { PayFrom } from './PayFrom.tsx';

export interface FurtherFiltersProps {
  chosen: Filters;
  /** The list is of one category only. */
  fixedType: boolean;
  onChange: (changed: Partial<Filters>) => void;
}

type Counts = NonNullable<AnswerOf<'opportunities.list'>['counts']>;
type Counted = Counts[keyof Counts] | undefined;

/** The choices of a filter with how many opportunities each would find; all of them while that is not known. */
const optionsOf = (labels: Readonly<Record<string, string>>, counted: Counted) =>
  Object.entries(labels).map(([value, label]) => {
    const found = counted?.find((one) => one.value === value)?.count ?? 0;
    return { value, label: counted ? `${label} (${found})` : label };
  });

/** The seasons in which something begins, in the order of time, and the chosen one. */
const seasonsOf = (counted: Counted, chosen: string): Record<string, string> => {
  const order = (season: string) => {
    const [name = '', year = ''] = season.split('-');
    return `${year}${['spring', 'summer', 'fall'].indexOf(name)}`;
  };
  const seasons = new Set([...(counted ?? []).map(({ value }) => value), chosen].filter(Boolean));
  const inOrder = [...seasons].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return Object.fromEntries(inOrder.map((season) => [season, seasonInWords(season)]));
};

/** The filters beside category, location and skill, with what each choice would find. Loaded with the sheet. */
export default function FurtherFilters({ chosen, fixedType, onChange }: FurtherFiltersProps) {
  const { data } = useQuery({
    ...api.query('opportunities.list', { query: { ...queryOf(chosen, ''), counts: '1', limit: '1' } }),
    placeholderData: keepPreviousData,
  });
  const counts: Partial<Counts> = data?.counts ?? {};
  const select = (name: 'workMode' | 'employmentType' | 'level' | 'duration' | 'season', label: string) => ({
    label,
    placeholder: 'All',
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(fromText(name, target.value)),
  });
  return (
    <div className="flex flex-col gap-4">
      {!fixedType && (
        <CountedChoices
          label="Category"
          choices={(counts.type ?? []).map(({ value, count }) => ({
            value,
            count,
            label: Object.entries(OPPORTUNITY_TYPE_LABELS).find(([type]) => type === value)?.[1] ?? value,
          }))}
          chosen={chosen.type === '' ? [] : [chosen.type]}
          onToggle={(value, isChosen) => onChange(fromText('type', isChosen ? value : ''))}
        />
      )}
      <CountedChoices
        label="Skills"
        choices={counts.skills ?? []}
        chosen={chosen.skills}
        onToggle={(skill, isChosen) => {
          const others = chosen.skills.filter((one) => one.toLowerCase() !== skill.toLowerCase());
          onChange({ skills: isChosen ? [...others, skill].slice(0, MAX_SKILLS) : others });
        }}
      />
      <CountedChoices
        label="Location"
        choices={counts.location ?? []}
        chosen={[chosen.location]}
        onToggle={(location, isChosen) => onChange({ location: isChosen ? location : '' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...select('workMode', 'Work mode')} options={optionsOf(WORK_MODE_LABELS, counts.workMode)} />
        <Select
          {...select('employmentType', 'Employment type')}
          options={optionsOf(EMPLOYMENT_LABELS, counts.employmentType)}
        />
        <Select
          {...select('level', 'Experience level')}
          options={optionsOf(EXPERIENCE_LABELS, counts.level)}
        />
        <Select {...select('duration', 'Duration')} options={optionsOf(DURATION_LABELS, counts.duration)} />
        <Select
          {...select('season', 'Season')}
          options={optionsOf(seasonsOf(counts.season, chosen.season), counts.season)}
        />
        <CompanyField
          companies={(counts.company ?? []).map(({ value }) => value)}
          chosen={chosen.company}
          onChoose={(company) => onChange({ company })}
        />
      </div>
      <PayFrom amount={chosen.payFrom} currency={chosen.payCurrency || USUAL_CURRENCY} onChange={onChange} />
    </div>
  );
}

interface CompanyFieldProps {
  companies: readonly string[];
  chosen: string;
  onChoose: (company: string) => void;
}

/** One of the companies with open opportunities, found by typing. */
function CompanyField({ companies, chosen, onChoose }: CompanyFieldProps) {
  const [typed, setTyped] = useState('');
  const fits = (company: string) => company.toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <Combobox
      label="Company"
      placeholder="All"
      maxLength={120}
      options={companies.filter(fits)}
      status="No matches."
      value={chosen}
      onType={setTyped}
      onChoose={onChoose}
    />
  );
}
