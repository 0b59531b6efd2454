import { OperatorError } from '#infra/app/operator-error.ts';
import { options } from '../arguments.ts';
import { MEASURED } from './bare-pages.ts';

const USAGE = `Usage: npm run bench [-- --large NUMBER | --only requests | --only bundles | --only screens | --only users | --only mentors | --only reviews | --only resume | --only match | --only advisor | --only search | --only postings [--no-lcp] | --only warm [--routes PARTS] | --only stream | --only inbox | --only lesson | --only burst | --only hot | --only pages [--page PATH]…]
       Measures what requests consume at 1,000 and at 100,000 opportunities and users, or as many as given, what bundles
       and screens weigh, and how fast the public pages are; prints tables, and writes them to docs/benchmarks.md when
       the sizes are these.
       --only requests measures only what requests of lists and other routes consume, and writes that part
       --only bundles measures only what functions weigh, and writes that part
       --only screens measures only what the screens of the app weigh, and writes that part
       --only users  measures only the user directory, and writes that part
       --only mentors measures only the directory of mentors, and writes that part
       --only reviews measures only the queue of reviews, and writes that part
       --only resume measures only what the parser reads from resumes with known content, and writes that part
       --only match  measures only skills and matches on cases with known answers, and writes that part
       --only advisor measures only what the advisor understands of questions with known answers, and whether what it answers about
                     the records of a scene is true, and writes that part
       --only search compares the search in memory with a look at each opportunity, and writes that part
       --only postings measures only what postings consume and their rendered page, and writes that part; with
                     --no-lcp without the visits that need a quiet machine
       --only warm   measures only the CPU time of warm requests, and writes that part; with --routes only of those whose
                     names have one of these parts, such as \`meetings.,inbox.\`, and writes nothing
       --only stream measures only the stream consumer, and writes that part
       --only inbox  measures only 200 open inboxes and a long conversation, and writes that part
       --only lesson measures only how soon the first lesson of a course can be read, and writes that part
       --only burst  measures only 100 and 1,000 users who answer one event at once, and writes that part
       --only hot    plays only 10,000 requests a second against the hottest keys, and writes that part
       --only pages  measures only the public pages, or those given by --page; with all of them it writes that part`;

/** How many records the two tables of a comparison have. */
export const SMALL = 1_000;
export const LARGE = 100_000;

const PARTS = [
  'requests',
  'bundles',
  'screens',
  'pages',
  'users',
  'mentors',
  'reviews',
  'postings',
  'resume',
  'match',
  'advisor',
  'search',
  'warm',
  'stream',
  'inbox',
  'lesson',
  'burst',
  'hot',
] as const;
type Part = (typeof PARTS)[number];

interface BenchArguments {
  /** The size of the large table. */
  readonly most: number;
  /** The part to measure; all of them without. */
  readonly only: Part | undefined;
  /** Paths of public pages; all of them when empty. */
  readonly paths: readonly string[];
  /** Parts of routes' names, separated by commas. */
  readonly routes: string | undefined;
  /** Whether to visit the rendered page, which needs a quiet machine. */
  readonly lcp: boolean;
}

/** What `npm run bench` was called with. Throws an OperatorError with the usage for what does not exist or go together. */
export const benchArguments = (): BenchArguments => {
  const given = options(
    {
      large: { type: 'string' },
      only: { type: 'string' },
      page: { type: 'string', multiple: true },
      routes: { type: 'string' },
      'no-lcp': { type: 'boolean' },
    },
    USAGE,
  );
  const { large, page: paths = [], routes } = given;
  const only = PARTS.find((part) => part === given.only);
  if (only !== given.only) throw new OperatorError(`--only ${given.only}?\n${USAGE}`);
  if (paths.length > 0 && only !== 'pages')
    throw new OperatorError(`--page goes with --only pages.\n${USAGE}`);
  if (routes !== undefined && only !== 'warm')
    throw new OperatorError(`--routes goes with --only warm.\n${USAGE}`);
  const unknown = paths.find((path) => !MEASURED.some((page) => page.path === path));
  if (unknown !== undefined)
    throw new OperatorError(`${unknown} is none of ${MEASURED.map(({ path }) => path).join(' ')}.\n${USAGE}`);
  const most = Number(large ?? LARGE);
  if (!Number.isSafeInteger(most) || most <= SMALL)
    throw new OperatorError(`${large} is not a whole number above ${SMALL}.\n${USAGE}`);
  return { most, only, paths, routes, lcp: !given['no-lcp'] };
};
