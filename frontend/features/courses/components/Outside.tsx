import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { useEnrol } from '../api.ts';

/** For one who reads a lesson without being in the course: nothing is kept, until they start it. */
export function Outside({ courseId, wasIn }: { courseId: string; wasIn: boolean }) {
  const enrol = useEnrol(courseId, wasIn ? 'You are back in the course' : 'Course started');
  return (
    <div className="mb-8 print:hidden">
      <Notice
        action={
          <Button
            size="small"
            variant="primary"
            pending={enrol.isPending}
            onClick={() => enrol.mutate(undefined)}
          >
            {wasIn ? 'Return to the course' : 'Start course'}
          </Button>
        }
      >
        {wasIn
          ? 'You left this course. You can read it; your place is kept again once you return.'
          : 'You can read this lesson. Your place and your answers are kept once you start the course.'}
      </Notice>
    </div>
  );
}
