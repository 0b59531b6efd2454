import { cards, list, paragraph, SHOWN } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Reference, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { number, text } from '#functions/core/advisor/values.ts';
import { listed, numberWord } from '#functions/core/advisor/words.ts';
import {
  CHOOSING,
  chooseOpening,
  EXPLORE,
  openingDetail,
  openingFact,
  openingInText,
  openingLabel,
  openingPath,
  openingReference,
  openingSource,
} from '#functions/parts/matching/opening.ts';
import {
  missingSkills,
  otherClaims,
  skillsSentence,
  strongestReason,
} from '#functions/parts/matching/receipt.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** What would raise the total most, as a list shows it. */
const RAISES = 3;

const leadFor = (opening: Opportunity, { total }: Receipt): string =>
  total === null
    ? `There is nothing to compare yet for ${openingInText(opening)}: either your profile or the posting says too little.`
    : `Your profile matches ${openingInText(opening)} at ${total}%.`;

const missingText = (receipt: Receipt): string | undefined => {
  const missing = missingSkills(receipt);
  return missing.length === 0 ? undefined : `Missing: ${listed(missing)}.`;
};

/** The facts about a receipt: the opening with its total, the skills that are missing, and what would raise the total. */
export const receiptFacts = (opening: Opportunity, receipt: Receipt): Fact[] => [
  openingFact({ ...opening, match: receipt.total }),
  ...missingSkills(receipt).map((skill) => ({
    about: 'skill that is missing',
    values: { skill: text(skill) },
    path: openingPath(opening.id),
  })),
  ...receipt.raises.slice(0, RAISES).map(({ what, points }) => ({
    about: 'change of the profile that would raise the match',
    values: { change: text(what), points: number(points) },
    path: null,
  })),
];

const ROUTES = [...CHOOSING, 'opportunities.match'] as const;

/** Several matches, each with the strongest reason of its receipt. */
const explainEach = async (
  { call }: CallOf<(typeof ROUTES)[number]>,
  references: readonly Reference[],
): Promise<ToolAnswer> => {
  const explained = await Promise.all(
    references.slice(0, SHOWN).map(async ({ id }) => ({
      opening: await call('opportunities.get', { params: { id } }),
      receipt: await call('opportunities.match', { params: { id } }),
    })),
  );
  return {
    blocks: [
      paragraph(`The other ${numberWord(explained.length)}, each with what speaks for it most:`),
      ...cards(
        explained.map(({ opening, receipt }) => ({
          title: openingLabel(opening),
          detail: openingDetail(
            { ...opening, match: receipt.total },
            strongestReason(receipt) ?? 'nothing of your profile speaks for it yet',
          ),
          path: openingPath(opening.id),
        })),
      ),
    ],
    sources: [EXPLORE],
    facts: explained.map(({ opening, receipt }) => openingFact({ ...opening, match: receipt.total })),
    references: explained.map(({ opening }) => openingReference(opening)),
    suggestions: ['Why does the first one match me?', 'Compare the first and the second'],
  };
};

export const explainMatch = defineTool({
  intent: 'opportunities.explain',
  roles: APPLICANT_ROLES,
  question: 'Why does this opening match me?',
  routes: ROUTES,
  answer: async (call) => {
    const { slots, references } = call;
    if (slots.others !== undefined && references.length > 1) return explainEach(call, references);
    const chosen = await chooseOpening(call, 'Which match should I explain?');
    if ('answer' in chosen) return chosen.answer;
    const { opening } = chosen;
    const receipt = await call.call('opportunities.match', { params: { id: opening.id } });
    const sentences = [leadFor(opening, receipt), skillsSentence(receipt), missingText(receipt)];
    const raises = receipt.raises.slice(0, RAISES);
    return {
      blocks: [
        paragraph(sentences.filter((one) => one !== undefined).join(' ')),
        ...list(otherClaims(receipt).map((claim) => [claim, null] as const)),
        ...(raises.length > 0 ? [paragraph('This would raise the match most:')] : []),
        ...list(raises.map(({ what, points }) => [`${what}: ${points} points more`, null] as const)),
      ],
      sources: [openingSource(opening)],
      facts: receiptFacts(opening, receipt),
      references: [openingReference(opening)],
      suggestions: [
        'Practice an interview for it',
        opening.status === 'open' ? 'Apply to it' : 'Which openings match me best?',
      ],
    };
  },
});
