import { api } from '#frontend/core/api/client.ts';
import { joined, periodWords } from '#frontend/parts/profile/profileWords.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EDUCATION_LEVELS, PROGRAMS } from '#shared/core/choices.ts';
import { type Education, sectionSchemas } from '#shared/features/profile/sections.ts';
import { type Definition, type FieldsProps, withEntryId } from '../definition.ts';
import { Lines, LinkField, Period } from '../fields.tsx';

interface Values {
  institution: string;
  level: NonNullable<Education['level']>;
  studyType: string;
  area: string;
  startDate: string;
  endDate: string;
  score: string;
  url: string;
  courses: string[];
  highlights: string[];
}

const DEGREES_ID = 'degrees';

function Fields({ form: { field, control } }: FieldsProps<Values, Education>) {
  return (
    <>
      <TextField {...field('institution')} label="School or university" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select
          {...field('level')}
          label="Academic Level"
          placeholder="Select your level"
          options={EDUCATION_LEVELS}
        />
        <TextField {...field('studyType')} label="Degree" list={DEGREES_ID} placeholder="B.Sc" />
        <datalist id={DEGREES_ID}>
          {PROGRAMS.filter((program) => program !== 'Other').map((program) => (
            <option key={program} value={program} />
          ))}
        </datalist>
      </div>
      <TextField {...field('area')} label="Field of study" mark="optional" placeholder="Computer Science" />
      <Period
        control={control}
        start="startDate"
        end="endDate"
        hint="The expected one if you’re still studying."
      />
      <TextField
        {...field('score')}
        label="Grade"
        mark="optional"
        hint="As your school writes it: 8.7, 3.6/4.0, First class."
      />
      <LinkField {...field('url')} label="School link" />
      <Lines control={control} name="courses" label="Courses" hint="One per line." />
      <Lines
        control={control}
        name="highlights"
        label="Highlights"
        hint="One per line: a thesis, a society, what you are proud of."
      />
    </>
  );
}

export const EDUCATION: Definition<Education, Values> = {
  section: 'education',
  title: 'Education',
  empty: 'Where you study or studied, your degree and your field.',
  add: 'Add education',
  of: ({ education }) => education,
  save: (body) => api.call('profile.saveEducation', { body }),
  schema: sectionSchemas.education.element,
  valuesOf: ({
    institution = '',
    level = '',
    studyType = '',
    area = '',
    startDate = '',
    endDate = '',
    score = '',
    url = '',
    courses = [],
    highlights = [],
  } = {}) => ({ institution, level, studyType, area, startDate, endDate, score, url, courses, highlights }),
  labels: {
    institution: 'school',
    level: 'academic level',
    studyType: 'degree',
    area: 'field of study',
    startDate: 'start',
    endDate: 'end',
    score: 'grade',
    url: 'school link',
    courses: 'courses',
    highlights: 'highlights',
  },
  identified: withEntryId,
  keyOf: ({ id }) => id,
  describe: ({ institution, studyType, area, level, score, ...period }) => {
    const degree = joined([studyType, area], ', ');
    return {
      title: institution ?? (degree || level || 'Education'),
      lines: [
        joined([institution && degree, institution && level]),
        joined([periodWords(period), score && `Grade ${score}`]),
      ],
    };
  },
  Fields,
};
