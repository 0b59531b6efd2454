import { useController } from 'react-hook-form';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { CAREER_GOALS, INTERESTS, SKILLS } from '#shared/features/choices.ts';
import type { FieldsProps } from './FieldsProps.ts';

/** Where somebody wants to go. */
export function GoalsFields({ form: { register, control, formState } }: FieldsProps) {
  const { errors } = formState;
  const skills = useController({ control, name: 'skills' });
  const interests = useController({ control, name: 'interests' });
  const chosen = skills.field.value;

  const toggle = (skill: string, on: boolean) =>
    skills.field.onChange(on ? [...chosen, skill] : chosen.filter((other) => other !== skill));
  return (
    <>
      <Select
        {...register('careerGoal')}
        label="Career Goal"
        placeholder="Select your goal"
        options={CAREER_GOALS}
        error={errors.careerGoal?.message}
      />
      <CheckboxGrid
        label="Skills"
        name="skills"
        hint="Choose all that you can show something for. They decide what you see first."
        options={withOthers(SKILLS, chosen)}
        value={chosen}
        onChange={({ target }) => toggle(target.value, target.checked)}
        error={errors.skills?.message}
      />
      <Select
        name="interests"
        ref={interests.field.ref}
        label="Interests"
        placeholder="Select what interests you most"
        options={withOthers(INTERESTS, interests.field.value.slice(0, 1))}
        value={interests.field.value[0] ?? ''}
        // Stored as a list of one (spec, point 2).
        onChange={({ target }) => interests.field.onChange(target.value === '' ? [] : [target.value])}
        error={errors.interests?.message}
      />
    </>
  );
}

/** The list, and what somebody has chosen outside of it. */
const withOthers = (list: readonly string[], chosen: readonly string[]): string[] => [
  ...list,
  ...chosen.filter((one) => !list.includes(one)),
];
