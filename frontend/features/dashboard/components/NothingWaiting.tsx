import { PATHS } from '#frontend/core/paths.ts';
import { TaskList } from '#frontend/ui/data/TaskList.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { ActiveIcon } from '#frontend/ui/style/icons.ts';

/** What will be next, as the mentors’ own screens are not built yet. */
const NEXT =
  'Requests from students will appear here once mentoring opens. Until then, keep your profile up to date.';

/** The next task of a mentor who has done everything that can be done today. */
export default function NothingWaiting() {
  return (
    <Card title="Next">
      <TaskList
        tasks={[
          {
            id: 'ready',
            icon: <ActiveIcon />,
            title: 'Your account is ready',
            detail: NEXT,
            action: { label: 'Edit profile', to: PATHS.profile },
          },
        ]}
      />
    </Card>
  );
}
