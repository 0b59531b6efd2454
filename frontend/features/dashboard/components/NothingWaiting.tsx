import { PATHS } from '#frontend/core/paths.ts';
import { TaskList } from '#frontend/ui/data/TaskList.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { ActiveIcon } from '#frontend/ui/style/icons.ts';

/** What will be next for the roles whose own screens are not built yet. */
const NEXT = {
  mentor:
    'Requests from students will appear here once mentoring opens. Until then, keep your profile up to date.',
  employer:
    'Answers that are due will appear here once you can post jobs. Until then, keep your company and position up to date.',
} as const;

/** The next task of a mentor or an employer who has done everything that can be done today. */
export default function NothingWaiting({ role }: { role: keyof typeof NEXT }) {
  return (
    <Card title="Next">
      <TaskList
        tasks={[
          {
            id: 'ready',
            icon: <ActiveIcon />,
            title: 'Your account is ready',
            detail: NEXT[role],
            action: { label: 'Edit profile', to: PATHS.profile },
          },
        ]}
      />
    </Card>
  );
}
