import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { match, type Profile } from '#shared/features/matching/matching.ts';
import { mentionsIn } from '#shared/features/matching/skills/mentions.ts';
import { normaliseSkill } from '#shared/features/matching/skills/normalise.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/*
 * Cases of the authors' own. A few rules were changed after a look at their results, and the lists use names from the
 * vocabulary: expect less on postings and people that nobody here has seen.
 */

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const linesOf = (name: string): string[] =>
  read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A number of cases, and how many of them are right. */
export interface Tally {
  right: number;
  of: number;
}
const tally = (cases: readonly boolean[]): Tally => ({
  right: cases.filter(Boolean).length,
  of: cases.length,
});
export const shareOf = ({ right, of }: Tally): number => right / of;

/** Pairs of spellings of one skill that are recognised, and pairs of two skills that are kept apart. */
export const pairFigures = (): { same: Tally; apart: Tally } => {
  const pairs = linesOf('pairs.txt').map((line) => line.split('|').map((part) => part.trim()));
  const agree = (kind: string) =>
    pairs
      .filter(([own]) => own === kind)
      .map(([, a = '', b = '']) => (normaliseSkill(a) === normaliseSkill(b)) === (kind === 'same'));
  return { same: tally(agree('same')), apart: tally(agree('apart')) };
};

interface Span {
  start: number;
  end: number;
}

/** A labelled sentence as its text and the places of the skills in it. */
const labelled = (line: string): { text: string; spans: Span[] } => {
  const spans: Span[] = [];
  let text = '';
  for (const part of line.split(/(\[\[.*?\]\])/)) {
    const isSkill = part.startsWith('[[');
    const words = isSkill ? part.slice(2, -2) : part;
    if (isSkill) spans.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return { text, spans };
};

const overlaps = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ start, end }) => span.start < end && start < span.end);

/** How many found skills are labelled, and how many labelled ones are found, at overlap. */
export const extractionFigures = (): { precision: Tally; recall: Tally; f1: number } => {
  const [found, expected]: [boolean[], boolean[]] = [[], []];
  for (const { text, spans } of linesOf('sentences.txt').map(labelled)) {
    const skills = mentionsIn(text);
    found.push(...skills.map((skill) => overlaps(skill, spans)));
    expected.push(...spans.map((span) => overlaps(span, skills)));
  }
  const [precision, recall] = [tally(found), tally(expected)];
  const [p, r] = [shareOf(precision), shareOf(recall)];
  return { precision, recall, f1: (2 * p * r) / (p + r) };
};

interface Person {
  name: string;
  profile: Profile;
  best: Partial<Opportunity>[];
  worst: Partial<Opportunity>[];
}
export const people = (): Person[] => JSON.parse(read('people.json'));

/** The day of all held-out cases. */
export const HELD_OUT_DAY = '2026-06-15';

/** Pairs of a posting that suits a person and one that does not, in the right order. */
export const peopleFigures = (): Tally =>
  tally(
    people().flatMap(({ profile, best, worst }) => {
      const total = (posting: Partial<Opportunity>) =>
        match(profile, someOpportunity({ experienceLevel: null, skills: [], ...posting }), HELD_OUT_DAY)
          .total ?? -1;
      const low = worst.map(total);
      return best.flatMap((posting) => low.map((other) => total(posting) > other));
    }),
  );
