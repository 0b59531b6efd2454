import type { Course } from '#shared/features/courses/schema.ts';

/** What completing and what passing a course mean, for the student and for those who read of it. */
export function Meaning({
  course: { completing, passing },
}: {
  course: Pick<Course, 'completing' | 'passing'>;
}) {
  return (
    <dl className="flex flex-col gap-4 text-small">
      <div>
        <dt className="font-semibold">To complete it</dt>
        <dd dir="auto" className="mt-0.5 max-w-prose text-muted wrap-anywhere">
          {completing}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">To pass its test</dt>
        <dd dir="auto" className="mt-0.5 max-w-prose text-muted wrap-anywhere">
          {passing}
        </dd>
      </div>
    </dl>
  );
}
