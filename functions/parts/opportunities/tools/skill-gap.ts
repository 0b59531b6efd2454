import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, numberWord, quoted, sentence } from '#functions/core/advisor/words.ts';
import { receiptSkills } from '#functions/parts/matching/receipt.ts';
import { searchInWords, searchOf, searchSource } from '#functions/parts/matching/search.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';

/** How many openings are looked at, the best matches first. */
const LOOKED_AT = 10;
/** The most skills that are named of those that the profile has, and of those that are missing. */
const NAMED = 5;

interface AskedFor {
  readonly name: string;
  /** How many of the openings ask for it. */
  readonly asked: number;
  readonly met: boolean;
}

/** The skills that openings ask for, the most frequent first. */
const askedFor = (receipts: readonly Receipt[]): AskedFor[] => {
  const skills = new Map<string, AskedFor>();
  for (const { name, met } of receipts.flatMap(receiptSkills)) {
    const known = skills.get(name.toLowerCase());
    skills.set(name.toLowerCase(), {
      name: known?.name ?? name,
      asked: (known?.asked ?? 0) + 1,
      met: known?.met ?? met,
    });
  }
  return [...skills.values()].sort((one, other) => other.asked - one.asked);
};

const factOf = ({ name, asked, met }: AskedFor): Fact => ({
  about: 'skill that openings ask for',
  values: { skill: text(name), openings: number(asked), inProfile: word(met ? 'yes' : 'no') },
  path: null,
});

/** `Seven of the ten ask for SQL`. */
const shareOf = ({ name, asked }: AskedFor, of: number): string => {
  if (of === 1) return `It asks for ${name}`;
  if (asked === of) return `${of === 2 ? 'Both' : `All ${numberWord(of)}`} ask for ${name}`;
  const verb = asked === 1 ? 'asks' : 'ask';
  return `${sentence(numberWord(asked))} of the ${numberWord(of)} ${verb} for ${name}`;
};

const leadFor = (missing: readonly AskedFor[], has: readonly AskedFor[]): string => {
  if (missing.length === 0 && has.length === 0) return 'They name no skills that I can compare.';
  if (missing.length === 0) return 'Your profile has every skill that they ask for.';
  return has.length === 0
    ? 'Your profile has none of the skills that they ask for.'
    : `Your profile has ${counted(has.length, 'skill')} of those that they ask for, and lacks ${numberWord(missing.length)}.`;
};

export const skillGap = defineTool({
  intent: 'opportunities.skillGap',
  roles: APPLICANT_ROLES,
  question: 'What am I missing for a role?',
  routes: ['opportunities.list', 'opportunities.match'],
  answer: async (call) => {
    const { title, place, type } = call.slots;
    if (title === undefined)
      return said('For which role? Name it, as in “What am I missing for data analyst?”', {
        suggestions: ['Which openings match me best?'],
      });
    const search = searchOf({ ...call.slots, skills: [] });
    const { items } = await call.call('opportunities.list', {
      query: { ...search, sort: 'match', limit: LOOKED_AT },
    });
    if (items.length === 0)
      return said(`There are no ${searchInWords(search)} at the moment, so I can’t say what they ask for.`, {
        sources: [searchSource(search)],
        suggestions: [
          ...(place || type ? [`What am I missing for ${title} anywhere?`] : []),
          `Create an alert for ${title}`,
        ],
      });
    const receipts = await Promise.all(
      items.map(({ id }) => call.call('opportunities.match', { params: { id } })),
    );
    const skills = askedFor(receipts);
    const [has, missing] = [skills.filter(({ met }) => met), skills.filter(({ met }) => !met)];
    const looked = `I compared your profile with the ${
      items.length === 1 ? `one opening` : `${numberWord(items.length)} openings`
    } for ${quoted(title)} that match you best.`;
    const rows = [...missing.slice(0, NAMED), ...has.slice(0, NAMED)];
    return {
      blocks: [
        paragraph(`${looked} ${leadFor(missing, has)}`),
        ...list(
          rows.map(
            (skill) =>
              [
                `${shareOf(skill, items.length)}; your profile ${skill.met ? 'has it' : 'doesn’t have it'}`,
                null,
              ] as const,
          ),
        ),
      ],
      sources: [searchSource(search)],
      facts: [
        { about: 'openings compared', values: { count: number(items.length) }, path: null },
        ...rows.map(factOf),
      ],
      suggestions: [`Find openings for ${title}`, 'What’s missing in my resume?'],
    };
  },
});
