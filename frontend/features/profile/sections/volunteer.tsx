import { api } from '#frontend/core/api/client.ts';
import { joined, linkWords, periodWords } from '#frontend/parts/profile/profileWords.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { sectionSchemas, type Volunteer } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { Lines, LinkField, Period } from '../fields.tsx';

type Values = Required<Omit<Volunteer, 'id'>>;

function Fields({ form: { field, control } }: FieldsProps<Values, Volunteer>) {
  return (
    <>
      <TextField {...field('position')} label="Position" />
      <TextField {...field('organization')} label="Organization" />
      <LinkField {...field('url')} />
      <Period
        control={control}
        start="startDate"
        end="endDate"
        hint="Leave it empty if you still volunteer there."
      />
      <TextArea {...field('summary')} label="Summary" />
      <Lines
        control={control}
        name="highlights"
        label="Highlights"
        hint="One per line. Say what you did and what came of it, with a figure where you have one."
      />
    </>
  );
}

export const VOLUNTEER: Definition<Volunteer, Values> = {
  section: 'volunteer',
  title: 'Volunteering',
  empty: 'What you did without pay, for a charity, a club or a community.',
  add: 'Add volunteering',
  of: ({ volunteer }) => volunteer,
  save: (body) => api.call('profile.saveVolunteer', { body }),
  schema: sectionSchemas.volunteer.element,
  valuesOf: ({
    organization = '',
    position = '',
    url = '',
    startDate = '',
    endDate = '',
    summary = '',
    highlights = [],
  } = {}) => ({ organization, position, url, startDate, endDate, summary, highlights }),
  labels: {
    organization: 'organization',
    position: 'position',
    url: 'link',
    startDate: 'start',
    endDate: 'end',
    summary: 'summary',
    highlights: 'highlights',
  },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ position, organization, url, ...period }) => ({
    title: position ?? organization ?? '',
    lines: [joined([position && organization, url && linkWords(url)]), periodWords(period, 'Present')],
  }),
  Fields,
};
