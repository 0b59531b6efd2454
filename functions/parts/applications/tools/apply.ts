import { paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import { orMissing } from '#functions/core/advisor/or-missing.ts';
import type { ToolAnswer } from '#functions/core/advisor/tool.ts';
import { date, text, word } from '#functions/core/advisor/values.ts';
import { quoted } from '#functions/core/advisor/words.ts';
import {
  CHOOSING,
  chooseOpening,
  openingFact,
  openingInText,
  openingLabel,
  openingPath,
  openingReference,
  openingSource,
} from '#functions/parts/matching/opening.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { dayText } from '#shared/core/day-text.ts';
import { earliestDay, isOpenOn } from '#shared/core/opportunity-days.ts';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import type { SentPreview } from '#shared/features/applications/sent-content.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { trackerSource } from './choose-application.ts';
import { statusLabel } from './next-step.ts';

/** Why the user cannot apply for an opening; undefined when they can. */
const obstacle = (
  opening: Opportunity,
  before: Application | undefined,
  { emailConfirmed, now }: { readonly emailConfirmed: boolean; readonly now: Date },
): string | undefined => {
  const what = openingInText(opening);
  if (before && before.status !== 'withdrawn') {
    const label = statusLabel(before);
    return `You’ve already applied for ${what}: the status of your application is ${label}.`;
  }
  if (!isOpenOn(earliestDay(now), opening)) {
    const status = OPPORTUNITY_STATUS_LOOKS[opening.status].label.toLowerCase();
    return `${what} is ${status} and takes no applications.`;
  }
  return emailConfirmed
    ? undefined
    : 'Confirm your email address before you apply: the link is in the mail that you got at sign-up.';
};

/** What is sent to whom, and what can be taken back. */
const effectOf = (opening: Opportunity, { resume, receipt }: SentPreview): string => {
  const sent = [
    'your profile as employers see it',
    ...(resume ? ['your resume'] : []),
    ...(receipt.total === null ? [] : [`your match of ${receipt.total}%`]),
  ];
  const last = sent.pop() ?? '';
  const parts = sent.length === 0 ? last : `${sent.join(', ')} and ${last}`;
  return `Sends ${parts} to ${opening.company} for ${quoted(opening.title)}. You can withdraw it until they decide.`;
};

const proposed = (
  opening: Opportunity,
  preview: SentPreview,
  userId: string,
): Pick<ToolAnswer, 'blocks' | 'proposals'> => {
  const { id, aiScreening } = opening;
  const choices = aiScreening
    ? 'Software helps to sort these applications. To ask for a review without a number, or to add a note, use the form on its page.'
    : 'To add a note to the employer, use the form on its page.';
  const resume = preview.resume ? '' : ' You have no resume file, so none is sent.';
  return {
    blocks: [
      paragraph(
        `This is ready to send: your application for ${openingInText(opening)}.${resume} They promise an answer by ${dayText(opening.replyBy)}. ${choices}`,
      ),
    ],
    proposals: [
      {
        kind: 'apply',
        label: 'Apply',
        effect: effectOf(opening, preview),
        target: openingPath(id),
        run: planned('applications.apply', {
          body: { userId, opportunityId: id, resume: preview.resume !== null },
        }),
        unchanged: {
          ...planned('opportunities.get', { params: { id } }),
          fields: ['status', 'title', 'company', 'deadline', 'replyBy', 'changes'],
        },
      },
    ],
  };
};

export const proposeApplication = defineTool({
  intent: 'applications.apply',
  roles: APPLICANT_ROLES,
  question: 'Apply for an opening',
  routes: [...CHOOSING, 'applications.get', 'applications.preview', 'users.profile', 'applications.apply'],
  answer: async (call) => {
    const chosen = await chooseOpening(call, 'Which opening would you like to apply for?');
    if ('answer' in chosen) return chosen.answer;
    const { opening } = chosen;
    const { id: userId } = call.user;
    const [before, preview, { emailConfirmed }] = await Promise.all([
      orMissing(call.call('applications.get', { params: { opportunityId: opening.id } })),
      call.call('applications.preview', { params: { opportunityId: opening.id } }),
      call.call('users.profile', { params: { userId } }),
    ]);
    const why = obstacle(opening, before, { emailConfirmed, now: call.now });
    if (why !== undefined)
      return said(why, {
        sources: before ? [trackerSource(call)] : [openingSource(opening)],
        references: [openingReference(opening)],
        suggestions: ['How are my applications going?', 'Which openings match me best?'],
      });
    return {
      ...proposed(opening, preview, userId),
      sources: [{ title: openingLabel(opening), url: openingPath(opening.id) }],
      facts: [
        openingFact({ ...opening, match: preview.receipt.total }),
        {
          about: 'application that the user may confirm',
          path: openingPath(opening.id),
          values: {
            title: text(opening.title),
            promisedBy: date(dayText(opening.replyBy)),
            resume: word(preview.resume ? 'sent' : 'none'),
          },
        },
      ],
      references: [openingReference(opening)],
      suggestions: ['Why does it match me?', 'What’s missing in my resume?'],
    };
  },
});
