import { useController } from 'react-hook-form';
import { api } from '#frontend/core/api/client.ts';
import { joined } from '#frontend/parts/profile/profileWords.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { CAREER_GOALS, INTERESTS } from '#shared/core/choices.ts';
import { type LookingFor, sectionSchemas } from '#shared/features/profile/sections.ts';
import type { Definition, FieldsProps } from '../definition.ts';
import { Lines } from '../fields.tsx';

type Kind = NonNullable<LookingFor['kinds']>[number];

interface Values {
  careerGoal: NonNullable<LookingFor['careerGoal']>;
  interests: string[];
  kinds: Kind[];
  places: string[];
  remote: boolean;
  earliestStart: string;
}

const KINDS: readonly Kind[] = ['job', 'internship', 'project'];

function Fields({ form: { field, control } }: FieldsProps<Values, LookingFor>) {
  const interests = useController({ control, name: 'interests' });
  const kinds = useController({ control, name: 'kinds' });
  const [interest = '', ...others] = interests.field.value;
  const chosen = kinds.field.value;
  const listed =
    interest === '' || INTERESTS.some((one) => one === interest) ? INTERESTS : [interest, ...INTERESTS];
  return (
    <>
      <Select
        {...field('careerGoal')}
        label="Career Goal"
        placeholder="Select your goal"
        options={CAREER_GOALS}
      />
      <Select
        name="interests"
        ref={interests.field.ref}
        label="Interests"
        placeholder="Select what interests you most"
        options={listed}
        value={interest}
        onChange={({ target }) =>
          interests.field.onChange([...(target.value === '' ? [] : [target.value]), ...others])
        }
        error={interests.fieldState.error?.message}
      />
      <CheckboxGrid
        label="Kinds of opportunities"
        name="kinds"
        options={KINDS.map((kind) => OPPORTUNITY_TYPE_LABELS[kind])}
        value={chosen.map((kind) => OPPORTUNITY_TYPE_LABELS[kind])}
        onChange={({ target }) =>
          kinds.field.onChange(
            KINDS.filter((kind) =>
              OPPORTUNITY_TYPE_LABELS[kind] === target.value ? target.checked : chosen.includes(kind),
            ),
          )
        }
        error={kinds.fieldState.error?.message}
      />
      <Lines control={control} name="places" label="Places" hint="One per line, such as London or Boston." />
      <Checkbox {...field('remote')} label="I’m open to remote work" />
      <DateField {...field('earliestStart')} label="Earliest start" />
    </>
  );
}

export const LOOKING_FOR: Definition<LookingFor, Values> = {
  section: 'lookingFor',
  title: 'What you’re looking for',
  empty: 'Your goal, what kinds of opportunities, where, and from when.',
  add: 'Say what you’re looking for',
  single: true,
  of: ({ lookingFor }) => lookingFor,
  save: (body) => api.call('profile.saveLookingFor', { body }),
  schema: sectionSchemas.lookingFor.element,
  valuesOf: ({
    careerGoal = '',
    interests = [],
    kinds = [],
    places = [],
    remote = false,
    earliestStart = '',
  } = {}) => ({ careerGoal, interests, kinds, places, remote, earliestStart }),
  labels: {
    careerGoal: 'career goal',
    interests: 'interests',
    kinds: 'kinds of opportunities',
    places: 'places',
    remote: 'remote work',
    earliestStart: 'earliest start',
  },
  keyOf: () => undefined,
  describe: ({ careerGoal, interests = [], kinds = [], places = [], remote, earliestStart }) => ({
    title: joined([careerGoal, interests.join(', ')]) || 'Open to offers',
    lines: [
      kinds.map((kind) => `${OPPORTUNITY_TYPE_LABELS[kind]}s`).join(', '),
      joined([places.join(', '), remote ? 'Remote is welcome' : undefined]),
      earliestStart ? `From ${fullDate(earliestStart)}` : '',
    ],
  }),
  Fields,
};
