import { detailOf, list, paragraph, said, which } from '#functions/core/advisor/blocks.ts';
import { namesIn, referredTo } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import { type Interview, interviewsAhead } from '#functions/core/advisor/interviews.ts';
import { CALENDAR } from '#functions/core/advisor/screens.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import { number, text } from '#functions/core/advisor/values.ts';
import { quoted } from '#functions/core/advisor/words.ts';
import {
  CHOOSING,
  chooseOpening,
  openingInText,
  openingPath,
  openingReference,
  openingSource,
} from '#functions/parts/matching/opening.ts';
import { receiptSkills } from '#functions/parts/matching/receipt.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import { interviewKit, type KitQuestion } from '#shared/features/meetings/interview-kit.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const GOOD_ANSWER =
  'A good answer names one piece of work, says what you did yourself and why, and ends with what came of it.';

/** The line of the user's profile that shows what a question is about; undefined without one. */
const lineFor = ({ about }: KitQuestion, receipt: Receipt): string | undefined => {
  const asked = about.toLowerCase();
  const skill = receiptSkills(receipt).find(
    ({ name, met, profile }) => met && profile !== '' && asked.includes(name.toLowerCase()),
  );
  return skill && `Your profile has a line for it: ${quoted(skill.profile)}.`;
};

/** The index of the question that an ordinal names, from the end for negative ones. */
const placeOf = (ordinal: number, of: number): number =>
  Math.min(Math.max(0, ordinal < 0 ? of + ordinal : ordinal - 1), of - 1);

const again = (index: number, of: number): string[] =>
  index + 1 < of && ORDINALS[index + 1] !== undefined ? [`The ${ORDINALS[index + 1]} question`] : [];

const ROUTES = [...CHOOSING, 'opportunities.match', 'meetings.list'] as const;
type Call = CallOf<(typeof ROUTES)[number]>;

/** The interviews to come that a question can be about: one that the last answer named, or any when the question is about no opening. */
const interviewsMeant = async (call: Call): Promise<Interview[]> => {
  const { slots, references } = call;
  const openings = references.filter(({ kind }) => kind === 'opportunity' || kind === 'application');
  const counts = slots.ordinal !== undefined || slots.ordinals !== undefined;
  const isOfOpening = openings.length === 1 || (counts && openings.length > 0);
  if (isOfOpening || namesIn(slots).length > 0) return [];
  const ahead = await interviewsAhead(call);
  const ids = referredTo(call, ['meeting']).map(({ id }) => id);
  const referred = ahead.filter(({ id }) => ids.includes(id));
  return referred.length > 0 ? referred : ahead;
};

const whichInterview = (ahead: readonly Interview[], { timeZone }: Call) =>
  which(
    'For which interview should we practice?',
    ahead.map(({ opportunityId, about, start, ...one }) => ({
      kind: 'opportunity',
      id: opportunityId,
      label: about,
      detail: detailOf(momentIn(start, timeZone), `with ${one.with}`),
      path: openingPath(opportunityId),
    })),
    [CALENDAR],
  );

/**
 * Asks the questions of a posting one by one. With one posting in the answer before, an ordinal is that of a question: "the
 * second question".
 */
export const practiseInterview = defineTool({
  intent: 'applications.practise',
  roles: APPLICANT_ROLES,
  question: 'Practice an interview with me',
  routes: ROUTES,
  countsParts: true,
  answer: async (call) => {
    const { slots, references } = call;
    const goesOn =
      references.length === 1 && references[0]?.kind !== 'meeting' && slots.ordinal !== undefined;
    const { ordinal: _, ordinals: __, ...rest } = slots;
    const ahead = await interviewsMeant(call);
    const [interview] = ahead;
    if (ahead.length > 1) return whichInterview(ahead, call);
    const chosen = interview
      ? { opening: await call.call('opportunities.get', { params: { id: interview.opportunityId } }) }
      : await chooseOpening(
          goesOn ? { ...call, slots: { ...rest, name: '', title: '' } } : call,
          'For which opening should we practice?',
        );
    if ('answer' in chosen) return chosen.answer;
    const { opening } = chosen;
    const questions = interviewKit(opening);
    const index = goesOn ? placeOf(slots.ordinal ?? 1, questions.length) : 0;
    const question = questions[index];
    const reference = openingReference(opening);
    if (!question)
      return said(
        `${openingInText(opening)} names neither requirements nor skills, so there is nothing to ask about in particular. Be ready to say why this work, and why there.`,
        {
          sources: [openingSource(opening)],
          references: [reference],
          suggestions: ['How do I prepare for an interview?'],
        },
      );
    const receipt = await call.call('opportunities.match', { params: { id: opening.id } });
    const line = lineFor(question, receipt);
    return {
      blocks: [
        paragraph(
          `${interview ? `Your interview is on ${momentIn(interview.start, call.timeZone)}. ` : ''}Question ${index + 1} of ${questions.length} for ${openingInText(opening)}: ${question.question}`,
        ),
        ...list([
          [GOOD_ANSWER, null],
          ...(line === undefined ? [] : [[line, '/dashboard/profile'] as const]),
          [`They may go on to ask: ${question.follow}`, null],
        ]),
      ],
      sources: [openingSource(opening)],
      facts: [
        {
          about: 'interview question',
          values: {
            question: text(question.question),
            number: number(index + 1),
            of: number(questions.length),
          },
          path: openingPath(opening.id),
        },
      ],
      references: [reference],
      suggestions: [...again(index, questions.length), 'Why does it match me?'],
    };
  },
});
