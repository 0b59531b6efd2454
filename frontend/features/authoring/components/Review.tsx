import { Claims } from '#frontend/ui/data/Claims.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { Course } from '../api.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** What the author says of the course, each claim beside its check, and the decision about it. */
export function Review({ course }: { course: Course }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Card
        title="Claims and checks"
        description="What the author says of the course, beside what can be known of it without reading."
      >
        <Claims claims={course.claims} />
      </Card>
      <ReviewCard course={course} />
    </div>
  );
}
