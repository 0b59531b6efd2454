import { useController } from 'react-hook-form';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { notChosen, WordsField } from '#frontend/ui/forms/WordsField.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';
import {
  type AboutValues,
  aboutOf,
  aboutValues,
  aboutValuesSchema,
  LEVEL_OPTIONS,
} from '../forms/aboutValues.ts';
import { useCourseForm } from '../forms/useCourseForm.ts';
import { SaveBar } from './SaveBar.tsx';

/** As they are called within a sentence. */
const LABELS: Readonly<Record<keyof AboutValues, string>> = {
  title: 'title',
  summary: 'summary',
  skills: 'skills',
  level: 'level',
  hours: 'hours',
  prerequisites: 'prerequisites',
  completing: 'meaning of completing',
  passing: 'meaning of passing',
  taskTitle: 'title of the task',
  taskTechnologies: 'technologies of the task',
  taskBrief: 'brief of the task',
};

/** What a course says of itself, and the task at its end. */
export function AboutForm({ course }: { course: Course }) {
  const form = useCourseForm({
    course,
    valuesOf: aboutValues,
    schema: aboutValuesSchema,
    changeOf: (sent, { about }) => ({ about: aboutOf(sent, about) }),
    part: 'about',
    said: 'Course saved',
  });
  const { field, control } = form;
  return (
    <Form form={form.form} label="About the course" onSubmit={form.submit}>
      <RecordConflict form={form} subject="This course" labels={LABELS} />
      <FormFailure failure={form.failure} />
      <FormSection title="In the list" description="What a student reads before they decide.">
        <TextField {...field('title')} label="Title" mark="required" />
        <TextArea {...field('summary')} label="Summary" rows={3} />
        <Words
          control={control}
          name="skills"
          label="Skills"
          noun="skill"
          plural="skills"
          most={COURSE.skills}
        />
        <Select {...field('level')} label="Level" options={LEVEL_OPTIONS} />
        <TextField
          {...field('hours')}
          label="Hours"
          inputMode="decimal"
          hint="For all of it, in steps of half an hour."
        />
      </FormSection>
      <FormSection title="What it means" description="In words that promise no more than the course shows.">
        <TextArea
          {...field('prerequisites')}
          label="Before one begins"
          rows={3}
          hint={`What one should know, up to ${COURSE.prerequisites} things, each in a line of its own.`}
        />
        <TextArea {...field('completing')} label="What completing means" rows={2} />
        <TextArea {...field('passing')} label="What passing the test means" rows={2} />
      </FormSection>
      <FormSection
        title="Task"
        description="What is handed in as a project at the end. Leave the title and the brief empty for a course without one."
      >
        <TextField {...field('taskTitle')} label="Title of the task" />
        <Words
          control={control}
          name="taskTechnologies"
          label="Technologies"
          noun="technology"
          plural="technologies"
          most={COURSE.technologies}
        />
        <TextArea {...field('taskBrief')} label="Brief" rows={6} hint="In Markdown." />
      </FormSection>
      <SaveBar form={form} label="Save course" />
    </Form>
  );
}

interface WordsProps {
  control: ApiForm<AboutValues, unknown>['control'];
  name: 'skills' | 'taskTechnologies';
  label: string;
  noun: string;
  plural: string;
  most: number;
}

function Words({ control, name, label, noun, plural, most }: WordsProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <WordsField
      label={label}
      name={name}
      noun={noun}
      plural={plural}
      words={field.value}
      onChange={field.onChange}
      most={most}
      longest={COURSE.skill}
      full={`You can name up to ${most} ${plural}. Remove one to add another.`}
      suggestions={notChosen(SKILLS, field.value)}
      error={fieldState.error?.message}
    />
  );
}
