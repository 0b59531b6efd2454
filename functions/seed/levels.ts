import type { EXPERIENCE_LEVELS } from '#shared/core/opportunity-choices.ts';
import type { Random } from './random.ts';

/** Fledge is for first jobs: most ask for two years at most, a few, for alumni, for a little more. */
export type Level = Extract<(typeof EXPERIENCE_LEVELS)[number], 'entry' | 'mid'>;

export const levelFor = (random: Random): Level => (random.chance(0.88) ? 'entry' : 'mid');

const PREFIXES: Record<Level, readonly string[]> = {
  entry: ['Junior ', 'Graduate ', 'Associate '],
  mid: [''],
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
    'About three years in this line of work',
    'Three to four years of experience, at least one of them with the same product',
  ],
};

/** What a level asks for, in one sentence. */
export const requiredExperience = (random: Random, level: Level): string => random.pick(ASKED[level]);
