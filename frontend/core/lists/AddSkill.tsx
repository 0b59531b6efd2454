import { Combobox } from '#frontend/ui/forms/Combobox.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import { useFacetOptions } from './useFacetOptions.ts';

interface AddSkillProps {
  /** The skills that are chosen already. */
  chosen: readonly string[];
  onAdd: (skill: string) => void;
}

/** Finds a skill by typing: those of the fixed list first, then what open opportunities ask for. */
export function AddSkill({ chosen, onAdd }: AddSkillProps) {
  const { options, ...search } = useFacetOptions('skill', SKILLS);
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  return (
    <Combobox
      label="Add a skill"
      {...search}
      options={options.filter((skill) => !taken.has(skill.toLowerCase()))}
      placeholder="Search skills"
      maxLength={50}
      value=""
      onChoose={(skill) => skill !== '' && onAdd(skill)}
    />
  );
}
