import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Slots, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listed, quoted, sentence, withArticle } from '#functions/core/advisor/words.ts';
import { newId } from '#functions/core/ids.ts';
import { mentionsIn } from '#shared/features/matching/skills/mentions.ts';
import { POSTER_ROLES } from '#shared/features/postings/rules.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';
import type { AnswerOf, InputOf } from '#shared/route-types.ts';
import { posterRole, postingsSource } from './choose-posting.ts';

type Draft = NonNullable<InputOf<'postings.lint'>['body']>;
type Finding = AnswerOf<'postings.lint'>['findings'][number];

/** The type of employment that follows from what is drafted; open for jobs, whose author says it. */
const employmentOf = (type: Slots['type']) => (type === 'internship' ? ('internship' as const) : null);

/** The skills that the question names: what its title is all about is no requirement besides. */
const skillsOf = ({ skills, title = '', text: asked }: Slots): string[] => {
  const ofTitle = new Set(mentionsIn(title).map(({ skill }) => skill));
  return skills.filter((skill) => !ofTitle.has(skill) || asked.includes(skill.toLowerCase()));
};

/** A draft with what the question says, and nothing else. */
const draftOf = ({ title = '', type, skills, place, remote }: Slots): Draft => ({
  type: type ?? 'job',
  title: sentence(title),
  employmentType: employmentOf(type),
  workMode: remote ? 'remote' : 'onsite',
  skills: [...skills],
  requirements: skills.map((skill) => `Experience with ${skill}`),
  ...(place !== undefined && { location: place }),
});

/** What the author has yet to write before it can be published. */
const missingOf = (slots: Slots, isAlumni: boolean): string[] => [
  'a description',
  ...(slots.type === undefined || slots.type === 'job' ? ['the job type'] : []),
  ...(slots.skills.length === 0 && !isAlumni ? ['at least one requirement'] : []),
  ...(isAlumni ? ['the company', 'how to apply'] : []),
  'the pay',
];

const partsText = ({ title = '', type, place, remote, skills }: Slots): string =>
  [
    `${type ?? 'job'} posting ${quoted(sentence(title))}`,
    place === undefined ? '' : ` in ${place}`,
    remote ? ' with remote work' : '',
    skills.length > 0 ? `, asking for ${listed(skills)}` : '',
  ].join('');

const findingText = ({ message, suggestion }: Finding): string => `${message} ${suggestion}`.trim();

const findingFact = ({ rule, severity }: Finding): Fact => ({
  about: 'finding of the posting linter',
  values: { rule: word(rule), severity: word(severity) },
  path: null,
});

/** What the linter says of the words that are there. What is missing is said once, apart. */
const lint = async ({ call }: CallOf<'postings.lint'>, body: Draft): Promise<Finding[]> => {
  const { findings } = await call('postings.lint', { body });
  return findings.filter(({ field, excerpt }) => excerpt !== undefined || field === 'title');
};

const refused = (errors: readonly Finding[], sources: ToolAnswer['sources']): ToolAnswer => ({
  blocks: [
    paragraph(
      `I can’t draft it in these words: the posting linter stops ${errors.length === 1 ? 'one of them' : 'some of them'}.`,
    ),
    ...list(errors.map((one) => [findingText(one), null] as const)),
  ],
  sources,
  facts: errors.map(findingFact),
  suggestions: ['What makes a good posting?'],
});

export const draftPosting = defineTool({
  intent: 'postings.draft',
  roles: POSTER_ROLES,
  question: 'Draft a posting for me',
  routes: ['postings.lint', 'postings.create'],
  answer: async (call) => {
    const { user } = call;
    const slots = { ...call.slots, skills: skillsOf(call.slots) };
    const role = posterRole(user.role);
    const sources = [postingsSource(call)];
    if (slots.title === undefined)
      return said(
        'For which role? Name it with what you know already, as in “Draft an internship for a data analyst in Boston with SQL”.',
        { sources, suggestions: ['What makes a good posting?'] },
      );
    const draft = draftOf(slots);
    const findings = await lint(call, draft);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return refused(errors, sources);
    const missing = listed(missingOf(slots, role === 'alumni'));
    const linted =
      findings.length === 0
        ? 'The posting linter finds nothing to change.'
        : `The posting linter has ${counted(findings.length, 'remark')}:`;
    return {
      blocks: [
        paragraph(
          `I can draft ${withArticle(partsText(slots))}. Before you publish it, add ${missing}. ${linted}`,
        ),
        ...list(findings.map((one) => [findingText(one), null] as const)),
      ],
      proposals: [
        {
          kind: 'draft',
          label: 'Create draft',
          effect: `Creates a draft of ${withArticle(partsText(slots))}. Only those who manage your postings see it, and you can change or delete it.`,
          target: `${POSTING_SCREENS[role]}?tab=postings`,
          run: planned('postings.create', { body: { ...draft, key: newId() } }),
        },
      ],
      sources,
      facts: [
        {
          about: 'draft that the user may confirm',
          values: { title: text(sentence(slots.title)), remarks: number(findings.length) },
          path: sources[0]?.url ?? null,
        },
        ...findings.map(findingFact),
      ],
      suggestions: ['What makes a good posting?', 'How is my pipeline?'],
    };
  },
});
