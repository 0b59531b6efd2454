import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Field } from '#frontend/ui/forms/Field.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { CloseIcon, PlusIcon } from '#frontend/ui/style/icons.ts';
import { MAX_SKILLS, SKILL_MAX } from '#shared/core/choices.ts';
import { tooLong } from '#shared/core/refused-characters.ts';

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
  hint: React.ReactNode;
}

/** The suggestions that are not chosen yet, at most ten. */
export const suggestionsFor = (skills: readonly string[]): string[] => {
  const chosen = new Set(skills.map((skill) => skill.toLowerCase()));
  return POOL.filter((skill) => !chosen.has(skill.toLowerCase())).slice(0, SHOWN);
};

/**
 * The list with what was typed added: commas separate, nothing twice, at most ten. `left` is what was typed and found no
 * place: it stays in the field.
 */
export const withSkills = (
  skills: readonly string[],
  typed: string,
): { readonly skills: string[]; readonly left: string } => {
  const all = [...skills];
  for (const skill of typed.split(',').map((one) => one.trim().replace(/\s+/g, ' ')))
    if (skill !== '' && !all.some((one) => one.toLowerCase() === skill.toLowerCase())) all.push(skill);
  return { skills: all.slice(0, MAX_SKILLS), left: all.slice(MAX_SKILLS).join(', ') };
};

/** Whether one of the skills that were typed is longer than a skill may be. */
const isTooLong = (typed: string): boolean =>
  typed.split(',').some((skill) => skill.trim().length > SKILL_MAX);

/** The required skills: each can be removed; suggestions, and any other by typing. */
export function SkillsField({ skills, onChange, error, hint }: SkillsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = skills.length >= MAX_SKILLS;
  const add = (text: string) => {
    if (isTooLong(text)) return;
    const added = withSkills(skills, text);
    onChange(added.skills);
    setTyped(added.left);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  };
  const remove = (skill: string) => {
    onChange(skills.filter((one) => one !== skill));
    input.current?.focus();
  };
  return (
    <FieldGroup label="Required skills" error={error} hint={hint}>
      {skills.length > 0 && (
        <ul aria-label="Chosen skills" className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li
              key={skill}
              className="inline-flex max-w-full items-center gap-1 rounded-full bg-brand-soft pl-3 text-small text-brand"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{skill}</bdi>
              </span>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => remove(skill)}
                className="flex size-8 flex-none items-center justify-center rounded-full hover:bg-raised"
              >
                <CloseIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <Field
          label="Add a skill"
          className="flex-1"
          error={isTooLong(typed) ? tooLong(SKILL_MAX) : undefined}
          hint={
            full ? `A posting can ask for up to ${MAX_SKILLS} skills. Remove one to add another.` : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="text"
              dir="auto"
              // The summary of errors leads here.
              name="skills"
              value={typed}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={press}
              className="control"
            />
          )}
        </Field>
        {!full && <Button onClick={() => add(typed)}>Add</Button>}
      </div>
      {!full && (
        <ul aria-label="Suggested skills" className="flex flex-wrap gap-2">
          {suggestionsFor(skills).map((skill) => (
            <li key={skill} className="flex">
              <button
                type="button"
                onClick={() => add(skill)}
                aria-label={`Add ${skill}`}
                className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line-strong bg-raised px-3 text-fine text-muted transition-colors hover:border-text hover:text-text"
              >
                <PlusIcon aria-hidden="true" className="size-3.5" />
                {skill}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
