import { Badge } from '#frontend/ui/data/Badge.tsx';

/** The skills that a course teaches. */
export function SkillList({ skills }: { skills: readonly string[] }) {
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge tone="brand">
            <bdi>{skill}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
