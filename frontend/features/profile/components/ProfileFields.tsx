import type { FieldsProps } from '#frontend/core/profile/answers.ts';
import { AboutFields } from '#frontend/core/profile/fields/AboutFields.tsx';
import { EducationFields } from '#frontend/core/profile/fields/EducationFields.tsx';
import { GoalsFields } from '#frontend/core/profile/fields/GoalsFields.tsx';
import { LinkFields } from '#frontend/core/profile/fields/LinkFields.tsx';
import { WorkFields } from '#frontend/core/profile/fields/WorkFields.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import type { Role } from '#shared/contract.ts';

/** The fields for the user's background, which depend on the role (spec, point 6). */
function Background({ role, form }: FieldsProps & { role: Role }) {
  if (role === 'admin') return null;
  if (role === 'student' || role === 'alumni')
    return (
      <FormSection title="Education" description="Where you study or studied. All fields are optional.">
        <EducationFields role={role} form={form} />
      </FormSection>
    );
  return (
    <FormSection
      title="Work"
      description={
        role === 'mentor'
          ? 'What you do and how long you’ve done it. With three or more years of experience and a confirmed email address, your account opens right away.'
          : 'The company you hire for and your position there.'
      }
    >
      <WorkFields role={role} form={form} />
    </FormSection>
  );
}

/** All fields of a profile, in the order of onboarding. */
export function ProfileFields({ role, form }: FieldsProps & { role: Role }) {
  return (
    <>
      <FormSection
        title="About you"
        description="Others can see your name. Your phone number and date of birth are never shown."
      >
        <AboutFields form={form} />
      </FormSection>
      <Background role={role} form={form} />
      <FormSection title="Goals and skills" description="We use these to recommend opportunities.">
        <GoalsFields form={form} />
      </FormSection>
      <FormSection title="Links" description="Links to your work and your profiles on other sites.">
        <LinkFields form={form} />
      </FormSection>
    </>
  );
}
