import type { AttemptRecord } from '#functions/parts/assessments/attempts.ts';
import { comparable } from '#functions/parts/assessments/grading.ts';
import { IMPLAUSIBLE_MS_A_QUESTION, type OddPattern } from '#shared/features/assessments/rules.ts';

/** The number of equal wrong answers of two students that is no longer chance. */
const EQUAL_WRONG = 3;

interface Found {
  readonly pattern: OddPattern;
  readonly detail: string;
}

const attemptsOf = (count: number): string =>
  count === 1 ? 'an attempt of another student' : `attempts of ${count} other students`;

const studentsOf = (attempts: readonly AttemptRecord[]): number =>
  new Set(attempts.map(({ userId }) => userId)).size;

/** The answers of an attempt by question, with whether each was right. */
const answersOf = ({ drawn, answers, right = [] }: AttemptRecord) =>
  new Map(
    drawn.map((name, index) => {
      const given = answers[index + 1];
      const form = given === undefined ? undefined : comparable(given);
      return [name, { form, isRight: right.includes(index + 1) }];
    }),
  );

/** Whether two attempts answered what both were asked in the same way, and several of it wrong. */
const isEqual = (one: AttemptRecord, other: AttemptRecord): boolean => {
  const [own, others] = [answersOf(one), answersOf(other)];
  let wrong = 0;
  for (const [name, { form, isRight }] of own) {
    const theirs = others.get(name);
    if (!theirs) continue;
    if (form === undefined || form !== theirs.form) return false;
    if (!isRight) wrong += 1;
  }
  return wrong >= EQUAL_WRONG;
};

/**
 * What is odd about a graded attempt, as an admin reads it: from where it was begun, how fast it was answered, and whether others
 * answered the same. `others` are attempts at the same version. It decides nothing.
 */
export const oddPatterns = (attempt: AttemptRecord, others: readonly AttemptRecord[]): Found[] => {
  const { openedAt, submittedAt = openedAt, drawn, answers } = attempt;
  const foreign = others.filter(({ userId }) => userId !== attempt.userId);
  const sameSender = studentsOf(foreign.filter(({ sender }) => sender === attempt.sender));
  const equal = studentsOf(foreign.filter((other) => isEqual(attempt, other)));
  const given = Object.keys(answers).length;
  const eachMs = (Date.parse(submittedAt) - Date.parse(openedAt)) / Math.max(1, given);
  const isFast = given > drawn.length / 2 && eachMs < IMPLAUSIBLE_MS_A_QUESTION;
  return [
    ...(sameSender > 0
      ? [
          {
            pattern: 'same_sender',
            detail: `Begun in the same network as ${attemptsOf(sameSender)}.`,
          } as const,
        ]
      : []),
    ...(isFast
      ? [
          {
            pattern: 'implausible_speed',
            detail: `${given} answers in ${Math.round((eachMs * given) / 1000)} seconds.`,
          } as const,
        ]
      : []),
    ...(equal > 0
      ? [
          {
            pattern: 'equal_answers',
            detail: `The same answers, right and wrong, as ${attemptsOf(equal)}.`,
          } as const,
        ]
      : []),
  ];
};
