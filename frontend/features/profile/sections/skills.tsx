import { api } from '#frontend/core/api/client.ts';
import { joined } from '#frontend/parts/profile/profileWords.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import { type Skill, sectionSchemas } from '#shared/features/profile/sections.ts';
import type { Definition, FieldsProps } from '../definition.ts';
import { Lines } from '../fields.tsx';
import { CERTIFICATES } from './certificates.tsx';
import { EDUCATION } from './education.tsx';
import { PROJECTS } from './projects.tsx';
import { WORK } from './work.tsx';

interface Values {
  name: string;
  level: string;
  backedBy: string;
  keywords: string[];
}

const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'];

/** The entries that can show a skill. */
const backers = (profile: OwnProfile): { value: string; title: string; label: string }[] => {
  const { work, projects, education, certificates } = profile.sections;
  const named = [
    ...work.items.map((entry) => ({ id: entry.id, ...WORK.describe(entry, profile) })),
    ...projects.items.map((entry) => ({ id: entry.id, ...PROJECTS.describe(entry, profile) })),
    ...education.items.map((entry) => ({ id: entry.id, ...EDUCATION.describe(entry, profile) })),
    ...certificates.items.map((entry) => ({ id: entry.id, ...CERTIFICATES.describe(entry, profile) })),
  ];
  return named.flatMap(({ id, title, lines }) =>
    id === undefined ? [] : [{ value: id, title, label: joined([title, lines[0]]) }],
  );
};

function Fields({ form, profile }: FieldsProps<Values, Skill>) {
  const { field } = form;
  const level = form.form.getValues('level');
  const levels = level === '' || LEVELS.includes(level) ? LEVELS : [level, ...LEVELS];
  const options = backers(profile);
  return (
    <>
      <TextField {...field('name')} label="Skill" mark="required" />
      <Select {...field('level')} label="Level" placeholder="Not stated" options={levels} />
      <Select
        {...field('backedBy')}
        label="Where you used it"
        placeholder="No entry yet"
        options={options}
        hint="An entry of work, projects, education or certificates that shows this skill."
      />
      <Lines control={form.control} name="keywords" label="Keywords" hint="One per line." />
    </>
  );
}

export const SKILLS_SECTION: Definition<Skill, Values> = {
  section: 'skills',
  title: 'Skills',
  empty: 'Five or more that you can demonstrate. We use them to find your matches.',
  add: 'Add skill',
  of: ({ skills }) => skills,
  save: (body) => api.call('profile.saveSkills', { body }),
  schema: sectionSchemas.skills.element,
  valuesOf: ({ name = '', level = '', backedBy = '', keywords = [] }: Partial<Skill> = {}) => ({
    name,
    level,
    backedBy,
    keywords,
  }),
  labels: { name: 'skill', level: 'level', backedBy: 'where you used it', keywords: 'keywords' },
  keyOf: ({ name }) => name,
  describe: ({ name, level, backedBy, keywords = [] }, profile) => ({
    title: name,
    lines: [
      joined([
        level,
        keywords.join(', '),
        backedBy && backers(profile).find(({ value }) => value === backedBy)?.title,
      ]),
    ],
  }),
  Fields,
};
