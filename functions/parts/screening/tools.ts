import { detailOf, list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Tool } from '#functions/core/advisor/tool.ts';
import { number, word } from '#functions/core/advisor/values.ts';
import { counted, listed, listedUpTo, numberWord, quoted } from '#functions/core/advisor/words.ts';
import {
  choosePosting,
  posterRole,
  postingReference,
} from '#functions/parts/postings/tools/choose-posting.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { POSTER_ROLES } from '#shared/features/postings/rules.ts';
import type { Candidate, Comparison } from '#shared/features/screening/routes.ts';
import { COMPARED_AT_LEAST, COMPARED_AT_MOST, SCREENING_SCREENS } from '#shared/features/screening/rules.ts';

/** How many candidates of a posting are looked at for those that a question names. */
const READ = 50;
/** The most lines of a posting that are named for a candidate. */
const LINES = 4;

/** By their labels, which say nothing about anyone: no answer has an order of people. */
const byLabel = (one: Candidate, other: Candidate): number => (one.label < other.label ? -1 : 1);

const LABELS = /\bcandidates?\b((?:[\s,&]+(?:and|with|to|versus|vs|candidates?)\b|[\s,&]+[a-z]{1,4}\b)+)/gi;
const JOINING = new Set(['and', 'with', 'to', 'versus', 'vs', 'candidate', 'candidates']);

/** The letters of the candidates that a question names: `candidates K and P`. */
const lettersIn = (typed: string): Set<string> =>
  new Set(
    [...typed.matchAll(LABELS)].flatMap(([, named = '']) =>
      named
        .toUpperCase()
        .split(/[\s,&]+/)
        .filter((one) => one !== '' && !JOINING.has(one.toLowerCase())),
    ),
  );

const lettersOf = ({ label }: Candidate): string => label.split(' ').at(-1)?.toUpperCase() ?? '';

/** What a candidate has of the lines that a posting asks for, in words; no number, and no name. */
const receiptText = ({ lines }: Comparison, index: number, { label }: Candidate): string => {
  const required = lines.filter(({ optional }) => !optional);
  const cellOf = (line: Comparison['lines'][number]) => line.cells[index];
  const [met, lacking] = [
    required.filter((line) => cellOf(line)?.fit === 'yes'),
    required.filter((line) => cellOf(line)?.fit === 'no'),
  ];
  const unknown = required.filter((line) => (cellOf(line)?.fit ?? 'unknown') === 'unknown').length;
  const parts = [
    met.length > 0
      ? `shows ${listedUpTo(
          met.map(({ asked }) => asked),
          LINES,
        )}`
      : 'shows none of what is required',
    lacking.length > 0
      ? `not ${listedUpTo(
          lacking.map(({ asked }) => asked),
          LINES,
        )}`
      : '',
    unknown > 0 ? `nothing is known of ${counted(unknown, 'line')}` : '',
  ];
  return `${label} ${parts.filter(Boolean).join('; ')}`;
};

/** Candidates whose matches the receipts cannot tell apart, in sentences. */
const tieTexts = (candidates: readonly Candidate[]): string[] => {
  const ties = new Map<string, string[]>();
  for (const { place, label } of candidates) {
    if (!place) continue;
    const key = `${place.from}-${place.to}`;
    ties.set(key, [...(ties.get(key) ?? []), label]);
  }
  return [...ties.values()]
    .filter(({ length }) => length > 1)
    .map((labels) => `The receipts can’t tell ${listed(labels)} apart.`);
};

const factOf = (candidate: Candidate, path: string): Fact => ({
  about: 'candidate without a name',
  path,
  values: {
    label: word(candidate.label),
    ...(candidate.mustHaves && {
      requiredSkillsShown: number(candidate.mustHaves.met),
      requiredSkills: number(candidate.mustHaves.of),
    }),
  },
});

const NEXT = ['How is my pipeline?', 'Which answers are overdue?'];

/** Asks which candidates are meant: a choice of our own would say who comes first. */
const askWhich = (candidates: readonly Candidate[], found: number, sources: readonly Source[]) => {
  const labels = candidates.map(({ label }) => label);
  const [one = '', other = ''] = candidates.map(lettersOf);
  return said(
    `Which candidates? I compare ${numberWord(COMPARED_AT_LEAST)} to ${numberWord(COMPARED_AT_MOST)} at a time, by their letters, as in “Compare candidates ${one} and ${other}”. There ${found === 1 ? 'is' : 'are'} ${found}: ${listedUpTo(labels, 8)}.`,
    { sources, suggestions: [`Compare candidates ${one} and ${other}`] },
  );
};

const compareCandidates = defineTool({
  intent: 'screening.compare',
  roles: POSTER_ROLES,
  question: 'Compare candidates without names',
  routes: ['screening.postings', 'screening.list', 'screening.compare'],
  answer: async (call) => {
    const screen: Source = { title: 'Screening', url: SCREENING_SCREENS[posterRole(call.user.role)] };
    const { items: postings } = await call.call('screening.postings');
    const withApplicants = postings.filter(({ applicants }) => applicants > 0);
    if (withApplicants.length === 0)
      return said('Nobody has applied for your postings yet, so there is nobody to compare.', {
        sources: [screen],
        suggestions: NEXT,
      });
    const chosen = choosePosting(call, withApplicants, {
      question: 'Candidates of which posting?',
      detailOf: ({ applicants, status }) => detailOf(counted(applicants, 'applicant'), status),
    });
    if ('answer' in chosen) return chosen.answer;
    const { posting } = chosen;
    const params = { id: posting.id };
    const page = await call.call('screening.list', { params, query: { limit: READ } });
    const candidates = page.items.toSorted(byLabel);
    const references = [postingReference(posting)];
    if (candidates.length < COMPARED_AT_LEAST)
      return said(
        `${quoted(posting.title)} has ${counted(candidates.length, 'candidate')} with a match, so there is nobody to compare with.`,
        { sources: [screen], references, suggestions: NEXT },
      );
    const letters = lettersIn(call.slots.typed);
    const named = candidates.filter((one) => letters.has(lettersOf(one)));
    const meant = named.length >= COMPARED_AT_LEAST ? named : candidates;
    if (meant.length > COMPARED_AT_MOST) return { ...askWhich(candidates, page.found, [screen]), references };
    const compared = await call.call('screening.compare', {
      params,
      query: { keys: meant.map(({ key }) => key).join(',') },
    });
    const ties = tieTexts(compared.candidates);
    return {
      blocks: [
        paragraph(
          `They are not ranked: here is what each receipt for ${quoted(posting.title)} shows. ${ties.join(' ')}`.trim(),
        ),
        ...list(
          compared.candidates.map((one, index) => [receiptText(compared, index, one), screen.url] as const),
        ),
      ],
      sources: [screen],
      facts: compared.candidates.map((one) => factOf(one, screen.url)),
      references,
      suggestions: NEXT,
    };
  },
});

/** What the advisor can say about candidates: what their receipts show, without names and without an order. */
export const TOOLS: readonly Tool[] = [compareCandidates];
