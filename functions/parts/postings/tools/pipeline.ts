import { cards, detailOf, list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { number, text } from '#functions/core/advisor/values.ts';
import { counted, listed, quoted, sentence } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { POSTER_ROLES } from '#shared/features/postings/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import {
  applicantsPath,
  applicantsSource,
  postingReference,
  postingsNamed,
  postingsSource,
} from './choose-posting.ts';

type Posting = AnswerOf<'applicants.list'>['postings'][number];

/** The statuses of applications that count, in the order of the workflow, with their numbers. */
const statusesIn = (counts: ApplicantCounts) =>
  APPLICATION_STATUSES.filter((status) => status !== 'withdrawn' && counts[status] > 0).map((status) => ({
    label: applicationWorkflow.statuses[status].label,
    count: counts[status],
  }));

const statusText = (counts: ApplicantCounts): string =>
  listed(statusesIn(counts).map(({ label, count }) => `${count} ${label}`));

const countsFact = (about: string, counts: ApplicantCounts, path: string, title?: string): Fact => ({
  about,
  path,
  values: {
    ...(title !== undefined && { title: text(title) }),
    applicants: number(counts.all),
    ...Object.fromEntries(statusesIn(counts).map(({ label, count }) => [label, number(count)])),
  },
});

/** What should be done next, by the numbers; undefined when nothing waits. */
const nextText = ({ new: unread, reviewed }: ApplicantCounts): string | undefined => {
  if (unread > 0)
    return `${sentence(counted(unread, 'application is', 'applications are'))} still to be read.`;
  return reviewed > 0
    ? `${sentence(counted(reviewed, 'reviewed applicant waits', 'reviewed applicants wait'))} for an invitation or an answer.`
    : undefined;
};

const SUGGESTIONS = ['Which answers are overdue?', 'Compare candidates without names'];

const onePosting = (call: Pick<ToolCall, 'user'>, posting: Posting): ToolAnswer => {
  const { id, title, counts, replyBy } = posting;
  const path = applicantsPath(call, id);
  const sentences = [
    `${quoted(title)} has ${counted(counts.all, 'applicant')}${statusText(counts) === '' ? ', all of whom withdrew' : ''}.`,
    nextText(counts),
    `You promised answers by ${dayText(replyBy)}.`,
  ];
  return {
    blocks: [
      paragraph(sentences.filter((one) => one !== undefined).join(' ')),
      ...list(statusesIn(counts).map(({ label, count }) => [`${label}: ${count}`, path] as const)),
    ],
    sources: [{ title: `Applicants for ${title}`, url: path }],
    facts: [countsFact('posting', counts, path, title)],
    references: [postingReference(posting)],
    suggestions: SUGGESTIONS,
  };
};

export const pipeline = defineTool({
  intent: 'postings.pipeline',
  roles: POSTER_ROLES,
  question: 'How is my pipeline?',
  routes: ['applicants.list', 'postings.mine'],
  answer: async (call) => {
    const { counts, postings } = await call.call('applicants.list', { query: { limit: 1 } });
    const source = applicantsSource(call);
    const named = postingsNamed(call, postings);
    const [only] = named;
    if (only && named.length === 1) return onePosting(call, only);
    if (postings.length === 0) {
      const mine = await call.call('postings.mine', { query: { limit: 1 } });
      const open = mine.counts.open ?? 0;
      return said(
        open === 0
          ? 'You have no open posting, so nobody can apply yet.'
          : `Nobody has applied yet. You have ${counted(open, 'open posting')}.`,
        { sources: [postingsSource(call)], suggestions: ['Draft a posting for me'] },
      );
    }
    const among = named.length > 0 ? named : postings;
    const shown = among.slice(0, SHOWN);
    const lead = [
      `You have ${counted(counts.all, 'applicant')} for ${counted(postings.length, 'posting')}: ${statusText(counts) || 'all of them withdrew'}.`,
      nextText(counts),
    ];
    return {
      blocks: [
        paragraph(lead.filter((one) => one !== undefined).join(' ')),
        ...cards(
          shown.map((posting) => ({
            title: posting.title,
            detail: detailOf(
              counted(posting.counts.all, 'applicant'),
              statusText(posting.counts),
              `answers promised by ${dayText(posting.replyBy)}`,
            ),
            path: applicantsPath(call, posting.id),
          })),
        ),
      ],
      sources: [source],
      facts: [
        countsFact('all postings', counts, source.url),
        ...shown.map((one) => countsFact('posting', one.counts, applicantsPath(call, one.id), one.title)),
      ],
      references: shown.map(postingReference),
      suggestions: SUGGESTIONS,
    };
  },
});
