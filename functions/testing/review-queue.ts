import { enteringReview } from '#functions/parts/reviews/entering.ts';
import { enterPlaces } from '#functions/parts/reviews/queue.ts';
import { TIDES } from './projects.ts';

/** The categories of a long queue: the one with the index of a project’s number modulo their count is the project’s. */
export const QUEUE_CATEGORIES = ['Web Application', 'Game', 'Design'];
/** Its technologies: a project has that of its number, modulo their count, and the next one. */
export const QUEUE_TECHNOLOGIES = ['TypeScript', 'SQLite', 'C#', 'Rust', 'Python'];

/** How long after one project of a long queue the next one enters. */
export const QUEUE_STEP_MS = 60_000;

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/**
 * The items of a long queue's project with a number: its review, with all its rows, and its place. It entered at `enteredAt`, and has
 * as long a description as a row shows.
 */
export const queuedItems = (number: number, enteredAt: string): Record<string, unknown>[] => {
  const project = { id: `project-${number}`, userId: `student-${number % 100}` };
  const { writes } = enteringReview(
    {
      project,
      version: {
        ...TIDES,
        category: at(QUEUE_CATEGORIES, number),
        technologies: [at(QUEUE_TECHNOLOGIES, number), at(QUEUE_TECHNOLOGIES, number + 1)],
        description: 'Shows the tides of a harbour without a network. '.repeat(20),
        liveUrl: 'https://tides.example.org/harbours',
        number: 1,
        submittedAt: enteredAt,
      },
      student: { id: project.userId, name: 'Stella Test' },
      mentorIds: [],
      enteredAt,
      by: 'student',
      now: new Date(enteredAt),
    },
    1,
  );
  const places = enterPlaces({ projectId: project.id, enteredAt, userId: project.userId });
  // Without the update that lets submissions enter one after another: many are written at once.
  return [...writes, ...places].flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));
};

/** When the project with a number entered a long queue. */
export const enteredAtOf = (start: number, number: number): string =>
  new Date(start + number * QUEUE_STEP_MS).toISOString();
