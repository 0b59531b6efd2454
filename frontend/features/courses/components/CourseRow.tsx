import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { coursePath } from '#shared/features/courses/paths.ts';
import { LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { Course } from '#shared/features/courses/schema.ts';
import { enrolmentWorkflow } from '#shared/features/enrolments/rules.ts';
import type { Enrolment } from '../api.ts';
import { demandInWords, hoursInWords } from '../words.ts';

interface CourseRowProps {
  course: Course;
  /** The student in it, if they ever were. */
  enrolment: Enrolment | undefined;
  /** How many of the student's saved postings ask for it. */
  postings: number;
  open: OpenItem;
}

/** A course of the list: what it teaches, how long it takes, what its results mean, and who asks for it. */
export function CourseRow({ course, enrolment, postings, open }: CourseRowProps) {
  const { id, title, skills, hours, level, completing, passing } = course;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex min-h-30 flex-col justify-center px-4 py-2.5 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-body font-medium">
          <ItemLink open={open} id={id} page={coursePath(id)}>
            <bdi>{title}</bdi>
          </ItemLink>
        </h2>
        {enrolment && <StatusBadge {...enrolmentWorkflow.statuses[enrolment.status]} />}
      </div>
      <p className="truncate leading-5">{inOneLine([hoursInWords(hours), LEVEL_LABELS[level], ...skills])}</p>
      {postings > 0 && (
        <p className="text-fine leading-5 font-medium text-accent-text tabular-nums">
          {demandInWords(postings)}
        </p>
      )}
      <p className="line-clamp-3 text-fine leading-4.5 text-muted">
        <bdi>{completing}</bdi> <bdi>{passing}</bdi>
      </p>
    </li>
  );
}
