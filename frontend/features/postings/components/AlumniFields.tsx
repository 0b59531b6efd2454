import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EditorSection, FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';
import { EmploymentField, PlaceFields, TypeField } from './RoleFields.tsx';
import { SkillsField } from './SkillsField.tsx';
import { TimeFields } from './TimeFields.tsx';

/** The form of alumni: the fields of the spec (point 2), and what the search and the reply date need. */
export function AlumniFields(props: FieldsProps) {
  const { editor, notes } = props;
  const { field, values, form } = editor;
  return (
    <>
      <EditorSection title="The opening">
        <TypeField editor={editor} />
        <TextField
          {...field('title')}
          label="Job title"
          mark="required"
          maxLength={120}
          hint={notes('title', 'The plain name of the profession, such as “Software Engineer”.')}
        />
        <FieldRow>
          <TextField
            {...field('company')}
            label="Company"
            mark="required"
            maxLength={120}
            hint={notes('company')}
          />
          <EmploymentField {...props} />
        </FieldRow>
        <TextField
          {...field('salary')}
          label="Salary range"
          maxLength={80}
          hint={notes('payMin', notes('salary', 'Such as “$60,000 – $75,000 a year”.'))}
        />
        <PlaceFields {...props} />
      </EditorSection>
      <EditorSection title="What it’s about">
        <TextArea
          {...field('description')}
          label="Description"
          mark="required"
          rows={6}
          hint={notes('description', 'The tasks, the team and a usual week.')}
        />
        <TextArea
          {...field('requirements')}
          label="Requirements"
          hint={notes('requirements', 'One on each line: only what decides.')}
        />
        <SkillsField
          skills={values.skills}
          onChange={(skills) => form.setValue('skills', skills, { shouldDirty: true, shouldValidate: true })}
          error={field('skills').error}
          hint={notes('skills')}
        />
      </EditorSection>
      <EditorSection title="Applying">
        <TextField
          {...field('howToApply')}
          label="How to apply"
          mark="required"
          maxLength={300}
          autoComplete="off"
          hint={notes(
            'howToApply',
            'An application URL or an email address. Candidates also apply here; we count how often this is followed.',
          )}
        />
        <TimeFields {...props} />
      </EditorSection>
    </>
  );
}
