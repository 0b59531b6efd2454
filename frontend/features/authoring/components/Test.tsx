import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import { numbered } from '#frontend/ui/text/numbered.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';
import { objectiveChange, questionChange } from '../courseParts.ts';
import { questionValuesSchema } from '../forms/keyedValues.ts';
import { questionPart } from '../forms/partDrafts.ts';
import { useCourseAddress } from '../useCourseAddress.ts';
import { KeyedSheet } from './KeyedSheet.tsx';
import { KeyedView } from './KeyedView.tsx';
import { ObjectiveSheet } from './ObjectiveSheet.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface TestProps {
  course: Course;
  editable: boolean;
}

/** The objectives of a course, each with the questions of which an attempt draws some. */
export function Test({ course, editable }: TestProps) {
  const { edit } = useCourseAddress();
  const { objectives } = course.about;
  return (
    <div className="flex flex-col gap-6">
      {editable && objectives.length < COURSE.objectives.max && (
        <div>
          <Button
            icon={<PlusIcon aria-hidden="true" />}
            onClick={() => edit('objective', objectives.length + 1)}
          >
            Add objective
          </Button>
        </div>
      )}
      {objectives.length === 0 && (
        <p className="max-w-prose text-small text-muted">
          There are no objectives yet. An objective says what a student can do afterwards, and its questions
          ask for it.
        </p>
      )}
      {numbered(objectives).map(({ number }) => (
        <Objective key={number} course={course} number={number + 1} editable={editable} />
      ))}
      {editable && <Sheets course={course} />}
    </div>
  );
}

function Objective({ course, number, editable }: TestProps & { number: number }) {
  const { edit } = useCourseAddress();
  const objective = course.about.objectives[number - 1];
  const questions = course.packs[number - 1] ?? [];
  return (
    <Card
      title={
        <>
          {`${number}. `}
          <bdi>{objective?.title}</bdi>
        </>
      }
      description={`Taught in lesson ${objective?.lesson}`}
      actions={
        editable && (
          <>
            {questions.length < COURSE.questions.max && (
              <Button size="small" onClick={() => edit('question', number, questions.length + 1)}>
                Add question<span className="sr-only">{` to objective ${number}`}</span>
              </Button>
            )}
            <Button size="small" onClick={() => edit('objective', number)}>
              Edit<span className="sr-only">{` objective ${number}`}</span>
            </Button>
            <RemoveButton
              course={course}
              removed={{ what: 'objective', number }}
              what={`objective ${number}`}
              consequence="Its questions are gone for good."
              change={() => objectiveChange(course, number, undefined)}
            />
          </>
        )
      }
    >
      <ol className="divide-y divide-line">
        {numbered(questions).map(({ item, number: index }) => (
          <li key={index} className="py-5 first:pt-0 last:pb-0">
            <KeyedView
              title={`Question ${index + 1}`}
              keyed={item}
              asked={course.asked[number - 1]?.[index] ?? []}
              actions={
                editable && (
                  <>
                    <Button size="small" onClick={() => edit('question', number, index + 1)}>
                      Edit<span className="sr-only">{` question ${index + 1} of objective ${number}`}</span>
                    </Button>
                    <RemoveButton
                      course={course}
                      removed={{ what: 'question', of: number, number: index + 1 }}
                      what={`question ${index + 1} of objective ${number}`}
                      change={() => questionChange(course, number, index + 1, undefined)}
                    />
                  </>
                )
              }
            />
          </li>
        ))}
      </ol>
      {questions.length === 0 && <p className="text-small text-muted">There are no questions yet.</p>}
    </Card>
  );
}

/** The form that the address names. */
function Sheets({ course }: { course: Course }) {
  const { edited, closeSheet } = useCourseAddress();
  const [objective = 0, question = 0] = edited?.numbers ?? [];
  const { objectives } = course.about;
  if (edited?.what === 'objective' && objective >= 1 && objective <= objectives.length + 1)
    return <ObjectiveSheet key={objective} course={course} number={objective} onClose={closeSheet} />;
  const questions = course.packs[objective - 1]?.length ?? -1;
  if (edited?.what !== 'question' || question < 1 || question > questions + 1) return null;
  return (
    <KeyedSheet
      key={`${objective}-${question}`}
      course={course}
      title={`Question ${question} of objective ${objective}`}
      part={questionPart(objective, question)}
      keyedIn={({ packs }) => packs[objective - 1]?.[question - 1]}
      schema={questionValuesSchema}
      changeOf={(sent, current) => questionChange(current, objective, question, sent)}
      explained={false}
      onClose={closeSheet}
    />
  );
}
