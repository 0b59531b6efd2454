import type { ReactNode } from 'react';
import { notChosen, WordsField } from '#frontend/ui/forms/WordsField.tsx';
import { MAX_SKILLS, SKILL_MAX } from '#shared/core/choices.ts';

/** The suggestions of the form, and how many are shown at once (spec, points 2 and 9). */
const POOL = [
  'JavaScript',
  'Python',
  'React',
  'Node.js',
  'TypeScript',
  'SQL',
  'AWS',
  'Docker',
  'Machine Learning',
  'Data Analysis',
  'UI/UX Design',
  'MongoDB',
  'PostgreSQL',
  'Git',
];
const SHOWN = 10;

interface SkillsFieldProps {
  skills: readonly string[];
  onChange: (skills: string[]) => void;
  error: string | undefined;
  hint: ReactNode;
}

/** The suggestions that are not chosen yet, at most ten. */
export const suggestionsFor = (skills: readonly string[]): string[] =>
  notChosen(POOL, skills).slice(0, SHOWN);

/** The required skills: each can be removed; suggestions, and any other by typing. */
export function SkillsField({ skills, onChange, error, hint }: SkillsFieldProps) {
  return (
    <WordsField
      label="Required skills"
      name="skills"
      noun="skill"
      words={skills}
      onChange={onChange}
      most={MAX_SKILLS}
      longest={SKILL_MAX}
      full={`A posting can ask for up to ${MAX_SKILLS} skills. Remove one to add another.`}
      suggestions={suggestionsFor(skills)}
      error={error}
      hint={hint}
    />
  );
}
