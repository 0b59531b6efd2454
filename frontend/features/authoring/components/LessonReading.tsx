import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Blocks } from '#frontend/ui/text/Blocks.tsx';
import { SourceList } from '#frontend/ui/text/SourceList.tsx';
import type { Course } from '../api.ts';
import { firstExercise } from '../courseParts.ts';
import { KeyedView } from './KeyedView.tsx';

interface LessonReadingProps {
  course: Course;
  /** From 1. */
  number: number;
  /** What its author typed was not saved yet. */
  unsaved: boolean;
}

/** A lesson as it was saved, as students will read it, with what is right in its exercises. */
export function LessonReading({ course: { lessons }, number, unsaved }: LessonReadingProps) {
  const lesson = lessons[number - 1];
  if (!lesson) return null;
  const { summary, minutes, blocks, sources, exercises, asked } = lesson;
  const first = firstExercise(lessons, number);
  return (
    <div className="flex max-w-[42rem] flex-col gap-6">
      {unsaved && (
        <Notice title="You have changes that aren’t saved yet">
          This is the lesson as it was saved. Go back to writing and save it to see them here.
        </Notice>
      )}
      <p dir="auto" className="text-muted wrap-anywhere">
        {summary} <span className="whitespace-nowrap">{`${minutes} minutes.`}</span>
      </p>
      <Blocks
        blocks={blocks}
        lower={1}
        exercise={(exercise) => {
          const keyed = exercises[exercise - first];
          return (
            keyed && (
              <div className="rounded-control border border-line bg-sunken p-4">
                <KeyedView
                  title={`Exercise ${exercise}`}
                  keyed={keyed}
                  asked={asked[exercise - first] ?? []}
                />
              </div>
            )
          );
        }}
      />
      <SourceList sources={sources} />
    </div>
  );
}
