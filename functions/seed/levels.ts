import type { EXPERIENCE_LEVELS } from '#shared/features/opportunities.ts';
import type { Random } from './random.ts';

export type Level = (typeof EXPERIENCE_LEVELS)[number];

/** Fledge is for people who begin: nearly half of the jobs ask for two years or less. */
export const levelFor = (random: Random): Level => {
  const dice = random.next();
  if (dice < 0.46) return 'entry';
  if (dice < 0.76) return 'mid';
  return dice < 0.94 ? 'senior' : 'lead';
};

const PREFIXES: Record<Level, readonly string[]> = {
  entry: ['Junior ', 'Graduate ', 'Associate '],
  mid: [''],
  senior: ['Senior '],
  lead: ['Lead '],
};

/** A role's title at a level: `Graduate Backend Engineer`. */
export const titleAt = (random: Random, level: Level, title: string): string =>
  `${random.pick(PREFIXES[level])}${title}`;

const ASKED: Record<Level, readonly string[]> = {
  entry: [
    'Up to two years of paid work in this field; projects of your own count',
    'A degree, an apprenticeship or a year of work that taught you the same',
    'Little or no experience in a company, and something to show that you made yourself',
  ],
  mid: [
    'Three to five years in this line of work',
    'About four years of experience, at least one of them with the same product',
  ],
  senior: [
    'Five years or more, and work behind you that is still in use',
    'Six years or so of experience, some of it spent helping others to grow',
  ],
  lead: [
    'You have led three people or more and want to go on doing so',
    'Eight years of experience, and colleagues who would work with you again',
  ],
};

/** What a level asks for, in one sentence. */
export const requiredExperience = (random: Random, level: Level): string => random.pick(ASKED[level]);
