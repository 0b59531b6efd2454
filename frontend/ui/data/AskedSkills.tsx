import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../style/cx.ts';
import { CheckIcon } from '../style/icons.ts';

interface AskedSkillsProps {
  /** The required skills. */
  skills: readonly string[];
  /** Those of them that the person has; undefined when signed out. */
  matched: readonly string[] | undefined;
}

/** The skills that something asks for, and which of them the person has. */
export function AskedSkills({ skills, matched }: AskedSkillsProps) {
  return (
    <div>
      {matched && (
        <p className="mb-2 text-fine text-muted tabular-nums">
          {matchInWords(matched.length, skills.length)}
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5">
        {skills.map((skill) => {
          const has = matched?.includes(skill) ?? false;
          return (
            <li
              key={skill}
              className={cx(
                'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-fine',
                has
                  ? 'bg-brand-soft font-medium text-brand'
                  : 'text-muted outline-1 -outline-offset-1 outline-line',
              )}
            >
              {has && <CheckIcon aria-hidden="true" className="-ml-0.5 size-3.5 stroke-2!" />}
              <bdi>{skill}</bdi>
              {matched && (
                <VisuallyHidden>{has ? ' (in your profile)' : ' (not in your profile)'}</VisuallyHidden>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The text of every match: how many of the required skills the user has. */
const matchInWords = (has: number, of: number): string => {
  if (has === 0) return 'None of its skills are in your profile yet';
  if (has < of) return `You have ${has} of the ${of} skills it asks for`;
  return of > 2
    ? `You have all ${of} skills it asks for`
    : of === 2
      ? 'You have both skills it asks for'
      : 'You have the one skill it asks for';
};
