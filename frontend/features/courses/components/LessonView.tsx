import { Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Blocks } from '#frontend/ui/text/Blocks.tsx';
import { SourceList } from '#frontend/ui/text/SourceList.tsx';
import { coursePath, lessonPath } from '#shared/features/courses/paths.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';
import type { Enrolment } from '../api.ts';
import { COURSES_PATH } from '../paths.ts';
import { useProgress } from '../progress/useProgress.ts';
import { useLessonAhead } from '../useLessonAhead.ts';
import { usePlace } from '../usePlace.ts';
import { LessonAside } from './LessonAside.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { Outside } from './Outside.tsx';
import { SaveState } from './SaveState.tsx';

const Exercise = lazyPart(async () => ({ default: (await import('./Exercise.tsx')).Exercise }));
// The text is read first: the exercises come with its first words.
void Exercise.preload().catch(() => undefined);

interface LessonViewProps {
  lesson: Lesson;
  enrolment: Enrolment | undefined;
  /** The student is not in the course: nothing is kept. */
  isOutside: boolean;
}

/** A lesson as it is read: text with its exercises, the place where one is, and the way on. */
export function LessonView({ lesson, enrolment, isOutside }: LessonViewProps) {
  const { courseId, course, number, lessons, title, summary, blocks, sources, exercises, version } = lesson;
  const text = useRef<HTMLDivElement>(null);
  const { put } = useProgress();
  const reads = enrolment !== undefined && enrolment.status !== 'left';
  const isHere = reads && enrolment.lesson === number && enrolment.version === version;
  // Who looks something up in a lesson that is done goes on where they were.
  const moves = reads && (!enrolment.lessonsDone.includes(number) || enrolment.lessonsDone.length >= lessons);
  const keep = (place: number, done = false) => put({ courseId, lesson: number, done, place, version });
  usePlace({
    text,
    start: isHere ? enrolment.place : 0,
    isNew: moves && !isHere,
    onPlace: (place) => {
      if (moves) keep(place);
    },
  });
  useLessonAhead(courseId, number < lessons ? number + 1 : undefined, version);
  const navigate = useNavigate();
  const turnTo = (to: number) => {
    if (to >= 1 && to <= lessons) navigate(lessonPath(courseId, to));
  };
  useKeys({ n: () => turnTo(number + 1), p: () => turnTo(number - 1) });
  const answered = new Set(enrolment?.exercisesDone);
  return (
    <div className="mx-auto grid max-w-prose gap-x-12 xl:max-w-none xl:grid-cols-[minmax(0,40rem)_15rem] xl:justify-center">
      <div className="min-w-0">
        <PageHeader
          title={title}
          description={summary}
          above={
            <Breadcrumb
              trail={[
                { label: 'Courses', to: COURSES_PATH },
                { label: course, to: coursePath(courseId) },
              ]}
              current={`Lesson ${number} of ${lessons}`}
            />
          }
        />
        {isOutside || enrolment?.status === 'left' ? (
          <Outside courseId={courseId} wasIn={enrolment !== undefined} />
        ) : (
          <SaveState />
        )}
        <article aria-label={title}>
          <div ref={text} className="text-[1.0625rem] leading-7">
            <Blocks
              blocks={blocks}
              anchored
              exercise={(asked) => {
                const exercise = exercises.find((one) => one.number === asked);
                return (
                  exercise && (
                    <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
                      <Exercise
                        courseId={courseId}
                        version={version}
                        exercise={exercise}
                        done={answered.has(asked)}
                        locked={isOutside}
                      />
                    </Suspense>
                  )
                );
              }}
            />
          </div>
          <div className="mt-10">
            <SourceList sources={sources} />
          </div>
        </article>
        <LessonEnd
          lesson={lesson}
          isDone={enrolment?.lessonsDone.includes(number) ?? false}
          reads={reads}
          onDone={() => keep(blocks.length - 1, true)}
        />
      </div>
      <LessonAside lesson={lesson} />
    </div>
  );
}
