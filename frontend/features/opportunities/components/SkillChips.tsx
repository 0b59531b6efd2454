import { Badge } from '#frontend/ui/Badge.tsx';

/** Spec, point 9: so many skills on a card. */
const SHOWN = 3;

/** The first skills that are asked for, and how many more there are. */
export function SkillChips({ skills }: { skills: readonly string[] }) {
  const more = skills.length - SHOWN;
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
      {skills.slice(0, SHOWN).map((skill) => (
        <li key={skill} className="flex">
          <Badge>{skill}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li
          className="flex items-center px-1 text-fine text-muted tabular-nums"
          title={skills.slice(SHOWN).join(', ')}
        >
          +{more} more
        </li>
      )}
    </ul>
  );
}
