import { type Ref, useId } from 'react';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { coursePath } from '#shared/features/courses/paths.ts';
import { LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { Course } from '#shared/features/courses/schema.ts';
import { enrolmentWorkflow } from '#shared/features/enrolments/rules.ts';
import type { Enrolment } from '../api.ts';
import { demandInWords, hoursInWords, progressOfCourse } from '../words.ts';
import { ContinueLink, nextStep } from './CourseActions.tsx';
import { Meaning } from './Meaning.tsx';
import { SkillList } from './SkillList.tsx';

interface CoursePaneProps {
  course: Course;
  enrolment: Enrolment | undefined;
  postings: number;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The open course beside the list: enough to decide whether to look at all of it. */
export function CoursePane({ course, enrolment, postings, headingRef }: CoursePaneProps) {
  const heading = useId();
  const { id, title, summary, skills, hours, level, lessons, author } = course;
  const reads = enrolment && enrolment.status !== 'left';
  return (
    <article aria-labelledby={heading}>
      <header className="flex min-h-14 flex-col gap-3 border-b border-line pb-4 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={heading}
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 text-title font-semibold wrap-anywhere outline-none"
          >
            <bdi>{title}</bdi>
          </h2>
          {enrolment && <StatusBadge {...enrolmentWorkflow.statuses[enrolment.status]} />}
        </div>
        <div className="flex flex-wrap gap-3">
          {reads && <ContinueLink enrolment={enrolment} />}
          <ButtonLink
            to={coursePath(id)}
            variant={reads && !nextStep(enrolment).again ? 'secondary' : 'primary'}
          >
            View course
          </ButtonLink>
        </div>
      </header>
      <div className="flex flex-col gap-6 pt-6">
        {postings > 0 && (
          <p className="font-medium text-accent-text tabular-nums">{demandInWords(postings)}</p>
        )}
        <p dir="auto" className="max-w-prose wrap-anywhere">
          {summary}
        </p>
        <SkillList skills={skills} />
        <p className="text-small text-muted">
          {`${LEVEL_LABELS[level]} · ${lessons} lessons · about ${hoursInWords(hours)} · by `}
          <bdi>{author}</bdi>
        </p>
        {enrolment && <p className="text-small">{progressOfCourse(enrolment)}</p>}
        <Meaning course={course} />
      </div>
    </article>
  );
}
