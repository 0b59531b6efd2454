import { matchInWords } from '#frontend/ui/data/AskedSkills.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';

/** Spec, point 9: so many skills on a card. */
const SHOWN = 3;

interface SkillChipsProps {
  /** The required skills. */
  skills: readonly string[];
  /** The user's skills; empty if unknown. */
  own: readonly string[];
}

/** The first required skills, those the user has before the others, and how many more there are. */
export function SkillChips({ skills, own }: SkillChipsProps) {
  if (skills.length === 0) return null;
  const listed = new Set(own.map((skill) => skill.toLowerCase()));
  const matchedSkills = skills.filter((skill) => listed.has(skill.toLowerCase()));
  const inOrder = [...matchedSkills, ...skills.filter((skill) => !matchedSkills.includes(skill))];
  const more = skills.length - SHOWN;
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-2 text-fine text-muted tabular-nums">
      {own.length > 0 && (
        <p className="flex-none" title={matchInWords(matchedSkills.length, skills.length)}>
          <VisuallyHidden>You have </VisuallyHidden>
          {matchedSkills.length} of {skills.length}
          <VisuallyHidden> {skills.length === 1 ? 'skill' : 'skills'}</VisuallyHidden>
        </p>
      )}
      <ul aria-label="Skills" className="flex min-w-0 flex-1 flex-wrap gap-1">
        {inOrder.slice(0, SHOWN).map((skill, index) => (
          <li key={skill} className="flex">
            {index < matchedSkills.length ? (
              <Badge size="small" tone="brand" icon={<CheckIcon aria-hidden="true" className="stroke-2!" />}>
                {skill}
                <VisuallyHidden> (in your profile)</VisuallyHidden>
              </Badge>
            ) : (
              <Badge size="small">{skill}</Badge>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className="flex items-center pl-0.5" title={inOrder.slice(SHOWN).join(', ')}>
            +{more} more
          </li>
        )}
      </ul>
    </div>
  );
}
