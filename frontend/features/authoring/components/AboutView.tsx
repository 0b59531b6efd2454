import { Facts } from '#frontend/ui/data/Facts.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';

/** What a course says of itself, to read. */
export function AboutView({ course: { about, changes } }: { course: Course }) {
  const { summary, skills, hours, level, prerequisites, completing, passing, task } = about;
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Card>
        <Facts
          title="About"
          facts={[
            ['Summary', summary],
            ['Skills', skills.join(', ')],
            ['Level', LEVEL_LABELS[level]],
            ['Hours', String(hours)],
            ['Before one begins', prerequisites.join('; ')],
            ['Completing means', completing],
            ['Passing means', passing],
          ].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]))}
        />
      </Card>
      {changes !== '' && (
        <Card title="What this version changes">
          <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
            {changes}
          </p>
        </Card>
      )}
      {task && (
        <Card title={<bdi>{task.title}</bdi>} description={task.technologies.join(', ')}>
          <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
            {task.brief}
          </p>
        </Card>
      )}
    </div>
  );
}
