import { useController } from 'react-hook-form';
import { AddSkill } from '#frontend/core/lists/AddSkill.tsx';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { CAREER_GOALS, INTERESTS, SKILLS } from '#shared/core/choices.ts';
import type { FieldsProps } from '../answers.ts';

/** The user's career goal, skills and interests. */
export function GoalsFields({ form: { field, control } }: FieldsProps) {
  const skills = useController({ control, name: 'skills' });
  const interests = useController({ control, name: 'interests' });
  const chosen = skills.field.value;

  const toggle = (skill: string, on: boolean) =>
    skills.field.onChange(on ? [...chosen, skill] : chosen.filter((other) => other !== skill));
  return (
    <>
      <Select
        {...field('careerGoal')}
        label="Career Goal"
        placeholder="Select your goal"
        options={CAREER_GOALS}
      />
      <CheckboxGrid
        label="Skills"
        name="skills"
        hint="Select the skills you can demonstrate. We use them to find your matches."
        options={withOthers(SKILLS, chosen)}
        value={chosen}
        onChange={({ target }) => toggle(target.value, target.checked)}
        error={skills.fieldState.error?.message}
      />
      <AddSkill chosen={chosen} onAdd={(skill) => toggle(skill, true)} />
      <Select
        name="interests"
        ref={interests.field.ref}
        label="Interests"
        placeholder="Select what interests you most"
        options={withOthers(INTERESTS, interests.field.value.slice(0, 1))}
        value={interests.field.value[0] ?? ''}
        // Stored as a list of one (spec, point 2).
        onChange={({ target }) => interests.field.onChange(target.value === '' ? [] : [target.value])}
        error={interests.fieldState.error?.message}
      />
    </>
  );
}

/** The list, and what was chosen from outside of it. */
const withOthers = (list: readonly string[], chosen: readonly string[]): string[] => [
  ...list,
  ...chosen.filter((one) => !list.includes(one)),
];
