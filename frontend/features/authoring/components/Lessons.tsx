import { useState } from 'react';
import { hasSavedChanges } from '#frontend/core/forms/changes.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import { numbered } from '#frontend/ui/text/numbered.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';
import { partDraft } from '../forms/partDrafts.ts';
import { useCourseAddress } from '../useCourseAddress.ts';
import { Exercises } from './Exercises.tsx';
import { LessonForm } from './LessonForm.tsx';
import { LessonReading } from './LessonReading.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface LessonsProps {
  course: Course;
  /** The user writes the course, and it is not in review. */
  editable: boolean;
}

/** The lessons of a course, one at a time: to write, and as they will be read. */
export function Lessons({ course, editable }: LessonsProps) {
  const { lessons } = course;
  const address = useCourseAddress();
  const last = editable ? lessons.length + 1 : lessons.length;
  const number = Math.min(address.lesson, Math.max(1, last));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="Lessons" className="flex min-w-0 flex-col gap-2">
        <ol className="grid gap-1 sm:max-lg:grid-cols-2">
          {numbered(lessons).map(({ item, number: index }) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index + 1 === number ? 'true' : undefined}
                onClick={() => address.openLesson(index + 1)}
                className={cx(
                  'min-h-10 w-full rounded-control px-3 py-2 text-left text-small wrap-anywhere hover:bg-sunken',
                  index + 1 === number && 'bg-sunken font-medium',
                )}
              >
                {`${index + 1}. `}
                <bdi>{item.title}</bdi>
              </button>
            </li>
          ))}
        </ol>
        {editable && lessons.length < COURSE.lessons.max && (
          <div>
            <Button
              size="small"
              icon={<PlusIcon aria-hidden="true" />}
              onClick={() => address.openLesson(lessons.length + 1)}
            >
              Add lesson
            </Button>
          </div>
        )}
      </nav>
      {editable ? <Writing course={course} number={number} /> : <Reading course={course} number={number} />}
    </div>
  );
}

interface LessonProps {
  course: Course;
  /** From 1; one after the last is new. */
  number: number;
}

/**
 * Counts the changes of a course that arrived besides those of a form, which then begins again: what was typed and not saved
 * stays its draft. `note` takes the version that a change made, since the course arrives a moment later.
 */
const useRounds = ({ version }: Course) => {
  const [versions, setVersions] = useState<readonly number[]>([]);
  return {
    round: versions.filter((one) => one <= version).length,
    note: (changed: Course) => setVersions((before) => [...before, changed.version]),
  };
};

/** A lesson for its author: to write, or as it will be read. */
function Writing({ course, number }: LessonProps) {
  const address = useCourseAddress();
  const { round, note } = useRounds(course);
  const lesson = course.lessons[number - 1];
  const isRead = lesson !== undefined && address.isRead;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card
        title={isRead ? <bdi>{lesson.title}</bdi> : lesson ? `Lesson ${number}` : 'New lesson'}
        actions={
          lesson && (
            <>
              {!isRead && (
                <RemoveButton
                  course={course}
                  removed={{ what: 'lesson', number }}
                  what={`lesson ${number}`}
                  consequence="Its text and its exercises are gone for good. The lessons after it move up: look at the lessons that the objectives name."
                  change={() => ({ lessons: [{ number, lesson: null }] })}
                  onDone={(changed) => {
                    note(changed);
                    address.openLesson(Math.max(1, number - 1));
                  }}
                />
              )}
              <View key="view" isRead={isRead} onChange={address.read} />
            </>
          )
        }
      >
        {isRead ? (
          <LessonReading
            course={course}
            number={number}
            unsaved={hasSavedChanges(partDraft(course.id, `lesson-${number}`))}
          />
        ) : (
          <LessonForm key={`${number}-${round}`} course={course} number={number} />
        )}
      </Card>
      {lesson && !isRead && <Exercises course={course} lesson={number} onChanged={note} />}
    </div>
  );
}

function View({ isRead, onChange }: { isRead: boolean; onChange: (isRead: boolean) => void }) {
  return (
    <SegmentedControl
      label="View of the lesson"
      name="lesson-view"
      segments={[
        { value: 'write', label: 'Write' },
        { value: 'read', label: 'Preview' },
      ]}
      value={isRead ? 'read' : 'write'}
      onChange={(value) => onChange(value === 'read')}
    />
  );
}

/** A lesson for the one who reviews it, or while it is in review. */
function Reading({ course, number }: LessonProps) {
  const lesson = course.lessons[number - 1];
  if (!lesson) return <p className="text-small text-muted">There is no lesson yet.</p>;
  return (
    <Card title={<bdi>{lesson.title}</bdi>} className="min-w-0">
      <LessonReading course={course} number={number} unsaved={false} />
    </Card>
  );
}
