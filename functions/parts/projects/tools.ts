import { list, paragraph, SHOWN, said, which } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Reference, Tool, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listed, quoted, sentence } from '#functions/core/advisor/words.ts';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA, type RubricCriterion, SCORE } from '#shared/core/rubric.ts';
import { projectNewsPath } from '#shared/features/projects/notifications.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import type { Project, WholeProject } from '#shared/features/projects/schema.ts';
import { placeInWords, waitsInWords } from '#shared/features/reviews/wait-words.ts';

const SOURCE = { title: 'My Projects', url: '/dashboard/student/projects' } as const;
/** More than most students have. */
const READ = 20;

const projectsOf = async ({ call }: CallOf<'projects.list'>): Promise<Project[]> =>
  (await call('projects.list', { query: { limit: READ } })).items;

const referenceOf = ({ id, title }: Project): Reference => ({ kind: 'project', id, label: title });
const statusOf = ({ status }: Project): string => projectWorkflow.statuses[status].label;

const noProject = (): ToolAnswer =>
  said('You have no projects yet. Describe one, and hand it in when a mentor should read it.', {
    sources: [SOURCE],
  });

/** `Waiting for review; 3 ahead in the queue. Half wait under 3 days`. */
const standingText = (project: Project): string => {
  const { place, waits } = project;
  const queue = place === null ? '' : `; ${placeInWords(place).toLowerCase()}`;
  const others = waits?.half == null ? '' : `. ${waitsInWords(waits)}`;
  return `${statusOf(project)}${queue}${others}`;
};

const projectFact = (project: Project): Fact => ({
  about: 'project',
  values: {
    title: text(project.title),
    status: word(statusOf(project)),
    ...(project.place !== null && { place: number(project.place) }),
  },
  path: projectNewsPath(project.id),
});

const projectStatus = defineTool({
  intent: 'projects.status',
  roles: ['student'],
  question: 'How are my projects doing?',
  routes: ['projects.list'],
  answer: async (call) => {
    const all = await projectsOf(call);
    if (all.length === 0) return noProject();
    const named = namedAmong(all, ({ title }) => title, call.slots);
    const shown = (named.length > 0 ? named : all).slice(0, SHOWN);
    const [only] = shown;
    const waiting = shown.filter(({ status }) => status === 'pending_review' || status === 'in_review');
    const first =
      only && shown.length === 1
        ? `${quoted(only.title)}: ${standingText(only)}.`
        : `You have ${counted(all.length, 'project')}; ${waiting.length === 0 ? 'none waits for a review' : `${counted(waiting.length, 'waits', 'wait')} for a review`}.`;
    return {
      blocks: [
        paragraph(first),
        ...list(
          shown.length === 1
            ? []
            : shown.map((one) => [`${one.title}: ${standingText(one)}`, projectNewsPath(one.id)] as const),
        ),
      ],
      sources: [SOURCE],
      facts: shown.map(projectFact),
      references: shown.map(referenceOf),
      suggestions: ['What did the reviewer say?'],
    };
  },
});

/** What is said of a criterion: `Code Quality 4 of 5: Clear names.`; of two reviewers `Code Quality 4 and 3 of 5`. */
const criterionText = (reviews: readonly ReviewOutcome[], criterion: RubricCriterion): string => {
  const given = reviews.flatMap(({ rubricScores }) =>
    rubricScores.filter((one) => one.criterion === criterion),
  );
  // With two, the comments are as long as the page of the project, which has them.
  const comment = given.length === 1 ? given[0]?.comment : '';
  const scores = `${listed(given.map(({ score }) => String(score)))} of ${SCORE.max}`;
  return `${RUBRIC_CRITERIA[criterion].label} ${scores}${comment ? `: ${comment}` : ''}`;
};

/** The reviews of the latest submission that has any. */
const latestReviews = ({ versions }: WholeProject): readonly ReviewOutcome[] =>
  versions.find(({ reviews }) => reviews.length > 0)?.reviews ?? [];

const reviewFact = (project: Project, { reviewer, overallScore, rating }: ReviewOutcome): Fact => ({
  about: 'review of a project',
  values: {
    title: text(project.title),
    reviewer: text(reviewer),
    overall: number(overallScore),
    stars: number(rating),
  },
  path: projectNewsPath(project.id),
});

const feedbackAnswer = (project: WholeProject): ToolAnswer => {
  const reviews = latestReviews(project);
  const source = { title: project.title, url: projectNewsPath(project.id) };
  const about = { sources: [source], references: [referenceOf(project)] };
  const [first] = reviews;
  if (!first)
    return said(
      `Nobody has reviewed ${quoted(project.title)} yet. ${sentence(standingText(project))}.`,
      about,
    );
  const results = reviews.map(
    ({ reviewer, overallScore, rating }) => `${reviewer} gave ${overallScore}% (${rating} stars)`,
  );
  return {
    blocks: [
      paragraph(`${sentence(listed(results))}, for ${quoted(project.title)}.`),
      ...list([
        ...reviews.map(({ reviewer, feedback }) => [`${reviewer}: ${feedback}`, null] as const),
        ...CRITERION_IDS.map((criterion) => [criterionText(reviews, criterion), null] as const),
      ]),
    ],
    facts: reviews.map((one) => reviewFact(project, one)),
    ...about,
    suggestions: ['How are my projects doing?'],
  };
};

/** The projects that a question can be about: those it names or refers to, else those that have been handed in. */
const meant = (call: Pick<ToolCall, 'slots' | 'references'>, all: readonly Project[]): readonly Project[] => {
  const named = namedAmong(all, ({ title }) => title, call.slots);
  if (named.length > 0) return named;
  const ids = referredTo(call, ['project']).map(({ id }) => id);
  const referred = all.filter(({ id }) => ids.includes(id));
  if (referred.length > 0 && referred.length < all.length) return referred;
  const decided = all.filter(({ status }) => status === 'reviewed' || status === 'verified');
  return decided.length > 0 ? decided : all.filter(({ submissions }) => submissions > 0);
};

const projectFeedback = defineTool({
  intent: 'projects.feedback',
  roles: ['student'],
  question: 'What did the reviewer say?',
  routes: ['projects.list', 'projects.get'],
  answer: async (call) => {
    const all = await projectsOf(call);
    if (all.length === 0) return noProject();
    const found = meant(call, all);
    const [only] = found;
    if (!only) return said('You have not handed a project in for review yet.', { sources: [SOURCE] });
    if (found.length > 1)
      return which(
        'About which project?',
        found.map((one) => ({
          ...referenceOf(one),
          detail: standingText(one),
          path: projectNewsPath(one.id),
        })),
        [SOURCE],
      );
    return feedbackAnswer(await call.call('projects.get', { params: { id: only.id } }));
  },
});

/** What the advisor can say about a student's own projects, and what reviewers said of them. */
export const TOOLS: readonly Tool[] = [projectStatus, projectFeedback];
