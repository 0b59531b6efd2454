import { projectOfTask } from '#frontend/parts/courses/taskPath.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Blocks } from '#frontend/ui/text/Blocks.tsx';
import type { WholeCourse } from '#shared/features/courses/schema.ts';

/** What is built at the end. It is handed in as a project, which mentors review by their rubric. */
export function CourseTask({ courseId, task }: { courseId: string; task: NonNullable<WholeCourse['task']> }) {
  return (
    <Card
      title={task.title}
      description="The task of the course. You hand it in as a project, and two mentors review it by their rubric."
      actions={<ButtonLink to={projectOfTask(courseId, task)}>Add as a project</ButtonLink>}
    >
      <div className="max-w-prose text-small">
        <Blocks blocks={task.brief} lower={1} />
      </div>
    </Card>
  );
}
