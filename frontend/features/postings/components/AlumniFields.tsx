import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { DeadlineFields } from './DeadlineFields.tsx';
import { EditorSection, FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';
import { SalaryMeaning } from './PayMeaning.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostingWorkFields, WantedSkills } from './PostingWorkFields.tsx';
import { EmploymentField, TitleField, TypeField } from './RoleFields.tsx';

/** The form of alumni: the fields of the spec (point 2), and what the search and the reply date need. */
export function AlumniFields(props: FieldsProps) {
  const { editor, notes } = props;
  const { field, form, values } = editor;
  const write = (salary: string) =>
    form.setValue('salary', salary, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <EditorSection title="The opening">
        <TypeField editor={editor} />
        <TitleField {...props} />
        <FieldRow>
          <TextField {...field('company')} label="Company" mark="required" hint={notes('company')} />
          <EmploymentField {...props} />
        </FieldRow>
        <TextField
          {...field('salary')}
          label="Salary range"
          hint={notes('payMin', notes('salary', <SalaryMeaning typed={values.salary} onChoose={write} />))}
        />
        <PlaceSection {...props} />
      </EditorSection>
      <EditorSection title="What it’s about">
        <PostingWorkFields {...props} label="Description" />
        <WantedSkills {...props} />
      </EditorSection>
      <EditorSection title="Applying">
        <TextField
          {...field('howToApply')}
          label="How to apply"
          mark="required"
          autoComplete="off"
          hint={notes(
            'howToApply',
            'An application URL or an email address. Candidates also apply here; we count how often this is followed.',
          )}
        />
        <DeadlineFields {...props} />
      </EditorSection>
    </>
  );
}
