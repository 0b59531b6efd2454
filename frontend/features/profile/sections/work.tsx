import { api } from '#frontend/core/api/client.ts';
import { joined, periodWords } from '#frontend/parts/profile/profileWords.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { sectionSchemas, type Work } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { Lines, LinkField, Period } from '../fields.tsx';

interface Values {
  name: string;
  position: string;
  location: string;
  url: string;
  description: string;
  startDate: string;
  endDate: string;
  summary: string;
  highlights: string[];
}

function Fields({ form: { field, control } }: FieldsProps<Values, Work>) {
  return (
    <>
      <TextField {...field('position')} label="Position" />
      <TextField {...field('name')} label="Company" />
      <TextField {...field('location')} label="Place" mark="optional" placeholder="London, or Remote" />
      <LinkField {...field('url')} label="Company link" />
      <TextField {...field('description')} label="What the company does" mark="optional" />
      <Period
        control={control}
        start="startDate"
        end="endDate"
        hint="Leave it empty if you still work here."
      />
      <TextArea
        {...field('summary')}
        label="Summary"
        mark="optional"
        hint="What your job was, in a sentence or two."
      />
      <Lines
        control={control}
        name="highlights"
        label="Highlights"
        hint="One per line. Say what you did and what came of it, with a figure where you have one."
      />
    </>
  );
}

export const WORK: Definition<Work, Values> = {
  section: 'work',
  title: 'Work',
  empty: 'Jobs and internships. Employers read this part most carefully.',
  add: 'Add position',
  of: ({ work }) => work,
  save: (body) => api.call('profile.saveWork', { body }),
  schema: sectionSchemas.work.element,
  valuesOf: ({
    name = '',
    position = '',
    location = '',
    url = '',
    description = '',
    startDate = '',
    endDate = '',
    summary = '',
    highlights = [],
  } = {}) => ({ position, name, location, url, description, startDate, endDate, summary, highlights }),
  labels: {
    name: 'company',
    position: 'position',
    location: 'place',
    url: 'company link',
    description: 'what the company does',
    startDate: 'start',
    endDate: 'end',
    summary: 'summary',
    highlights: 'highlights',
  },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ position, name, location, ...period }) => ({
    title: position ?? name ?? '',
    lines: [joined([position && name, location]), periodWords(period, 'Present')],
  }),
  Fields,
};
