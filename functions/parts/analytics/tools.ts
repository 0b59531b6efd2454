import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Tool } from '#functions/core/advisor/tool.ts';
import { number, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { postingReference, postingsNamed } from '#functions/parts/postings/tools/choose-posting.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { SOURCE_LABELS } from '#shared/features/applicants/hiring-rules.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';

const ANALYTICS: Source = { title: 'Analytics', url: '/dashboard/employer/analytics' };

type Figures = AnswerOf<'analytics.hiring'>;

const stageLabel = (stage: Figures['funnel'][number]['stage']): string =>
  applicationWorkflow.statuses[stage].label;

const peopleAt = ({ funnel }: Figures, stage: Figures['funnel'][number]['stage']): number =>
  funnel.find((one) => one.stage === stage)?.people ?? 0;

/** How the promised answers were kept, in sentences. */
const repliesText = ({ replies: { kept, late, missed, overdue, median } }: Figures): string => {
  const decided = kept + late + missed;
  const share =
    decided === 0
      ? 'No promised answer has come due yet.'
      : `You kept ${kept} of ${decided} promised answers.`;
  const time = median === null ? '' : ` Half of your answers took at most ${counted(median, 'day')}.`;
  const waiting = overdue > 0 ? ` ${sentence(counted(overdue, 'is', 'are'))} overdue now.` : '';
  return `${share}${time}${waiting}`;
};

/** From where most applicants came; undefined without any. */
const sourceText = ({ sources }: Figures): string | undefined => {
  const [most] = sources.filter(({ applied }) => applied > 0).sort((a, b) => b.applied - a.applied);
  return (
    most &&
    `The most frequent source is ${SOURCE_LABELS[most.source]}, with ${counted(most.applied, 'application')}.`
  );
};

const factsOf = (figures: Figures): Fact[] => [
  { about: 'applicants', values: { count: number(figures.applied) }, path: ANALYTICS.url },
  ...figures.funnel.map(({ stage, people }) => ({
    about: 'applicants who got so far',
    values: { stage: word(stageLabel(stage)), people: number(people) },
    path: ANALYTICS.url,
  })),
  {
    about: 'promised answers',
    values: {
      kept: number(figures.replies.kept),
      late: number(figures.replies.late),
      missed: number(figures.replies.missed),
      overdue: number(figures.replies.overdue),
    },
    path: ANALYTICS.url,
  },
];

const hiringFigures = defineTool({
  intent: 'analytics.hiring',
  roles: ['employer'],
  question: 'What are our hiring figures?',
  routes: ['analytics.hiring'],
  answer: async (call) => {
    const all = await call.call('analytics.hiring');
    const [posting, ...others] = postingsNamed(call, all.postings);
    const only = others.length === 0 ? posting : undefined;
    const figures = only ? await call.call('analytics.hiring', { query: { opportunityId: only.id } }) : all;
    if (figures.applied === 0)
      return said('Nobody has applied yet, so there are no figures.', {
        sources: [ANALYTICS],
        suggestions: ['How is my pipeline?', 'Draft a posting for me'],
      });
    const subject = only ? quoted(only.title) : counted(all.postings.length, 'posting');
    const lead = `${sentence(counted(figures.applied, 'user has', 'users have'))} applied for ${subject}; ${peopleAt(figures, 'interview_scheduled')} were invited to an interview and ${peopleAt(figures, 'hired')} were hired.`;
    const sentences = [lead, repliesText(figures), sourceText(figures)];
    return {
      blocks: [
        paragraph(sentences.filter((one) => one !== undefined).join(' ')),
        ...list(
          figures.funnel.map(({ stage, people }) => [`${stageLabel(stage)}: ${people}`, null] as const),
        ),
      ],
      sources: [ANALYTICS],
      facts: factsOf(figures),
      references: only ? [postingReference(only)] : all.postings.slice(0, 5).map(postingReference),
      suggestions: ['Which answers are overdue?', 'How is my pipeline?'],
    };
  },
});

/** What the advisor can say about hiring: counts of the company, and nothing about single persons or groups. */
export const TOOLS: readonly Tool[] = [hiringFigures];
