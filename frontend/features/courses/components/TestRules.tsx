import { Card } from '#frontend/ui/layout/Card.tsx';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { ATTEMPT_MS, ATTEMPTS, DRAWN, passMark, WAITS_MS } from '#shared/features/assessments/rules.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';

const [FIRST_WAIT, LATER_WAIT] = WAITS_MS;

/** The rules, before anything else. */
export function TestRules({ course: { objectives } }: { course: WholeCourse }) {
  const questions = objectives.length * DRAWN;
  const rules = [
    [
      'What is asked',
      `${questions} questions, two for each of the ${objectives.length} objectives. With ${passMark(questions)} right answers you pass.`,
    ],
    [
      'Time',
      `It stays open for ${ATTEMPT_MS / HOUR_MS} hours. Nothing counts down: stop, sleep, and come back on any device.`,
    ],
    [
      'Open book',
      'Use the lessons, your notes and the documentation, and answer by yourself. Nobody watches you, and what the result shows to others says so.',
    ],
    [
      'Saving',
      'Each answer is saved as you give it, and you can change it until you hand in. When the time is over, what is there is graded.',
    ],
    [
      'Trying again',
      `After ${FIRST_WAIT / HOUR_MS} hours, and after that ${LATER_WAIT / DAY_MS} days, up to ${ATTEMPTS.most} times in ${ATTEMPTS.withinMs / DAY_MS} days. Questions that you haven’t seen come first.`,
    ],
    [
      'The result',
      'You see each objective and the lessons to read again. It never shows which answers are right.',
    ],
  ] as const;
  return (
    <Card title="How it works">
      <dl className="grid gap-x-6 gap-y-4 text-small sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">
        {rules.map(([name, text]) => (
          <div key={name} className="sm:contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
