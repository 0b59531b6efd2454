import { api } from '#frontend/core/api/client.ts';
import { joined, linkWords, periodWords } from '#frontend/parts/profile/profileWords.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Project, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { Lines, LinkField, Period } from '../fields.tsx';

interface Values {
  name: string;
  description: string;
  url: string;
  startDate: string;
  endDate: string;
  highlights: string[];
  keywords: string[];
  roles: string[];
  entity: string;
  type: string;
}

function Fields({ form: { field, control } }: FieldsProps<Values, Project>) {
  return (
    <>
      <TextField {...field('name')} label="Name" mark="required" />
      <TextArea {...field('description')} label="Description" hint="What it is and who it is for." />
      <LinkField {...field('url')} />
      <Period
        control={control}
        start="startDate"
        end="endDate"
        hint="Leave it empty if you’re still working on it."
      />
      <Lines
        control={control}
        name="highlights"
        label="Highlights"
        hint="One per line. Say what you built and what came of it, with a figure where you have one."
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...field('entity')}
          label="Made for"
          mark="optional"
          hint="A company, a course or a club."
        />
        <TextField {...field('type')} label="Kind" mark="optional" placeholder="Application" />
      </div>
      <Lines control={control} name="roles" label="Your roles" hint="One per line." />
      <Lines control={control} name="keywords" label="Keywords" hint="One per line." />
    </>
  );
}

export const PROJECTS: Definition<Project, Values> = {
  section: 'projects',
  title: 'Projects',
  empty: 'What you made: at university, at work or on your own.',
  add: 'Add project',
  of: ({ projects }) => projects,
  save: (body) => api.call('profile.saveProjects', { body }),
  schema: sectionSchemas.projects.element,
  valuesOf: ({
    name = '',
    description = '',
    url = '',
    startDate = '',
    endDate = '',
    highlights = [],
    keywords = [],
    roles = [],
    entity = '',
    type = '',
  }: Partial<Project> = {}) => ({
    name,
    description,
    url,
    startDate,
    endDate,
    highlights,
    keywords,
    roles,
    entity,
    type,
  }),
  labels: {
    name: 'name',
    description: 'description',
    url: 'link',
    startDate: 'start',
    endDate: 'end',
    highlights: 'highlights',
    keywords: 'keywords',
    roles: 'your roles',
    entity: 'made for',
    type: 'kind',
  },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ name, url, ...period }) => ({
    title: name,
    lines: [joined([periodWords(period, 'Present'), url && linkWords(url)])],
  }),
  Fields,
};
