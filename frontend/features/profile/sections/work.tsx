import { api } from '#frontend/core/api/client.ts';
import { joined, periodWords } from '#frontend/core/profile/words.ts';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { sectionSchemas, type Work } from '#shared/features/profile-sections.ts';
import { type Definition, type FieldsProps, newEntryId } from '../definition.ts';
import { Lines, Period } from '../fields.tsx';

interface Values {
  name: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  highlights: string[];
}

function Fields({ form: { field, control } }: FieldsProps<Values, Work>) {
  return (
    <>
      <TextField {...field('position')} label="Position" />
      <TextField {...field('name')} label="Company" />
      <TextField {...field('location')} label="Place" mark="optional" placeholder="London, or Remote" />
      <Period
        control={control}
        start="startDate"
        end="endDate"
        hint="Leave it empty if you still work here."
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
  empty: 'Jobs, internships and volunteering. Employers read this part most carefully.',
  add: 'Add position',
  of: ({ work }) => work,
  save: (body) => api.call('profile.saveWork', { body }),
  schema: sectionSchemas.work.element,
  valuesOf: ({
    name = '',
    position = '',
    location = '',
    startDate = '',
    endDate = '',
    highlights = [],
  } = {}) => ({ position, name, location, startDate, endDate, highlights }),
  labels: {
    name: 'company',
    position: 'position',
    location: 'place',
    startDate: 'start',
    endDate: 'end',
    highlights: 'highlights',
  },
  identified: (entry) => ({ ...entry, id: entry.id ?? newEntryId() }),
  keyOf: ({ id }) => id,
  describe: ({ position, name, location, ...period }) => ({
    title: position ?? name ?? '',
    lines: [joined([position && name, location]), periodWords(period, 'Present')],
  }),
  Fields,
};
