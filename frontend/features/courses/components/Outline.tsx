import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { lessonPath } from '#shared/features/courses/paths.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import type { Enrolment } from '../api.ts';
import { minutesInWords } from '../words.ts';

interface OutlineProps {
  courseId: string;
  outline: WholeCourse['outline'];
  enrolment: Enrolment | undefined;
}

/** The lessons of a course, with those that are done. Anyone may read them; a place is kept for those who started. */
export function Outline({ courseId, outline, enrolment }: OutlineProps) {
  return (
    <ol className="-my-3 divide-y divide-line">
      {outline.map(({ number, title, summary, minutes, exercises }) => {
        const isDone = enrolment?.lessonsDone.includes(number) ?? false;
        const isNext = !isDone && enrolment?.status === 'active' && enrolment.lesson === number;
        return (
          <li key={number} className="flex gap-4 py-3 text-small">
            <span
              aria-hidden="true"
              className={cx(
                'mt-0.5 flex size-7 flex-none items-center justify-center rounded-full text-fine font-medium tabular-nums [&_svg]:size-4',
                isDone
                  ? 'bg-brand text-on-brand'
                  : isNext
                    ? 'bg-brand-soft text-brand'
                    : 'bg-neutral-soft text-muted',
              )}
            >
              {isDone ? <CheckIcon /> : number}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-body font-medium wrap-anywhere">
                <TextLink quiet to={lessonPath(courseId, number)}>
                  <bdi>{title}</bdi>
                </TextLink>
              </h3>
              <p dir="auto" className="text-muted wrap-anywhere">
                {summary}
              </p>
              <p className="text-fine text-muted tabular-nums">
                {`${minutesInWords(minutes)} · ${exercises} exercise${exercises === 1 ? '' : 's'}`}
                {isDone && ' · done'}
                {isNext && ' · you stopped here'}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
