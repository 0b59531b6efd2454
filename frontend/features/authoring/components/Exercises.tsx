import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { numbered } from '#frontend/ui/text/numbered.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';
import { exerciseChange, firstExercise } from '../courseParts.ts';
import { exerciseValuesSchema } from '../forms/keyedValues.ts';
import { exercisePart } from '../forms/partDrafts.ts';
import { useCourseAddress } from '../useCourseAddress.ts';
import { KeyedSheet } from './KeyedSheet.tsx';
import { KeyedView } from './KeyedView.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface ExercisesProps {
  course: Course;
  /** From 1. */
  lesson: number;
  /** They changed, and with them the places in the text. */
  onChanged: (changed: Course) => void;
}

/** The exercises of a lesson. In its text they are numbered through the course. */
export function Exercises({ course, lesson, onChanged }: ExercisesProps) {
  const { edited, edit, closeSheet } = useCourseAddress();
  const { exercises = [], asked = [] } = course.lessons[lesson - 1] ?? {};
  const first = firstExercise(course.lessons, lesson);
  const number = edited?.what === 'exercise' ? edited.numbers[0] : undefined;
  const isOpen = number !== undefined && number >= 1 && number <= exercises.length + 1;
  return (
    <Card
      title="Exercises"
      description="{{exercise 1}} in a text is the place of the first exercise of the course. A new one begins at the end of the text: move it to where it belongs."
      actions={
        exercises.length < COURSE.exercises && (
          <Button size="small" onClick={() => edit('exercise', exercises.length + 1)}>
            Add exercise
          </Button>
        )
      }
    >
      <ol className="divide-y divide-line">
        {numbered(exercises).map(({ item, number: index }) => (
          <li key={index} className="py-5 first:pt-0 last:pb-0">
            <KeyedView
              title={`Exercise ${first + index}`}
              keyed={item}
              asked={asked[index] ?? []}
              actions={
                <>
                  <Button size="small" onClick={() => edit('exercise', index + 1)}>
                    Edit<span className="sr-only">{` exercise ${first + index}`}</span>
                  </Button>
                  <RemoveButton
                    course={course}
                    removed={{ what: 'exercise', of: lesson, number: index + 1 }}
                    what={`exercise ${first + index}`}
                    consequence="It is gone for good. The exercises after it move up, in the texts, too."
                    change={() => exerciseChange(course, lesson, index + 1, undefined)}
                    onDone={onChanged}
                  />
                </>
              }
            />
          </li>
        ))}
      </ol>
      {exercises.length === 0 && <p className="text-small text-muted">This lesson has no exercises yet.</p>}
      {isOpen && (
        <KeyedSheet
          key={number}
          course={course}
          title={`Exercise ${first + number - 1}`}
          part={exercisePart(lesson, number)}
          keyedIn={({ lessons }) => lessons[lesson - 1]?.exercises[number - 1]}
          schema={exerciseValuesSchema}
          changeOf={(sent, current) => exerciseChange(current, lesson, number, sent)}
          explained
          onSaved={onChanged}
          onClose={closeSheet}
        />
      )}
    </Card>
  );
}
