import { Badge } from '#frontend/ui/data/Badge.tsx';

/** Spec, point 9: the most skills on a card. */
const SHOWN = 3;

/** The first required skills, and how many more there are. What the user has of them is in the match. */
export function SkillChips({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  const more = skills.length - SHOWN;
  return (
    <ul aria-label="Skills" className="flex min-w-0 flex-wrap gap-1 text-fine text-muted tabular-nums">
      {skills.slice(0, SHOWN).map((skill) => (
        <li key={skill} className="flex">
          <Badge size="small">
            <bdi>{skill}</bdi>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li className="flex items-center pl-0.5" title={skills.slice(SHOWN).join(', ')}>
          +{more} more
        </li>
      )}
    </ul>
  );
}
