import { LOCATIONS, MAX_SKILLS, SKILLS } from '#shared/features/choices.ts';
import type { OpportunityType } from '#shared/features/opportunities.ts';

/** What explore looks for. Empty means: no matter. */
export interface Filters {
  readonly type: OpportunityType | '';
  readonly location: string;
  /** All of them are asked for. */
  readonly skills: readonly string[];
  readonly q: string;
}

export const NO_FILTERS: Filters = { type: '', location: '', skills: [], q: '' };

const TYPES: Record<OpportunityType, true> = { job: true, internship: true, project: true };
const MAX_WORDS_LENGTH = 200;

const isType = (value: string): value is OpportunityType => Object.hasOwn(TYPES, value);
const oneOf = (choices: readonly string[], value: string): string | undefined =>
  choices.find((choice) => choice.toLowerCase() === value.trim().toLowerCase());

/** The filters of an address. What nobody can choose on the screen is left out: the screen could not show it. */
export const readFilters = (search: URLSearchParams): Filters => {
  const type = search.get('type') ?? '';
  const asked = (search.get('skills') ?? '').split(',').map((skill) => oneOf(SKILLS, skill));
  return {
    type: isType(type) ? type : '',
    location: oneOf(LOCATIONS, search.get('location') ?? '') ?? '',
    skills: SKILLS.filter((skill) => asked.includes(skill)).slice(0, MAX_SKILLS),
    q: (search.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
  };
};

/** The address of filters, the same for the same filters; nothing of the screen besides. */
export const writeFilters = ({ type, location, skills, q }: Filters): URLSearchParams => {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (location) search.set('location', location);
  if (skills.length > 0) search.set('skills', skills.join(','));
  if (q.trim()) search.set('q', q.trim());
  return search;
};

/** Whether anything is filtered at all. */
export const isFiltered = (filters: Filters): boolean => writeFilters(filters).size > 0;
