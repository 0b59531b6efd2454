import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#shared/features/matching/matching.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { anyPosting, anyProfile, anySkill } from './arbitrary.ts';
import { FEWER, numbers, RUNS } from './numbers.ts';

describe('a match', () => {
  test('is the same however things are written, ordered and repeated', () => {
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => [...text].join('\u200b'),
      (text) => ` ${text.replaceAll(' ', '  ')} `,
      (text) => (text === 'React' ? 'react.js' : text === 'PostgreSQL' ? 'postgres' : text),
    );
    fc.assert(
      fc.property(anyProfile, anyPosting, written, (profile, posting, write) => {
        const skills = profile.skills?.map((skill) => ({ ...skill, name: write(skill.name) }));
        const otherwise: Profile = {
          ...profile,
          ...(skills && { skills: [...skills, ...skills].toReversed() }),
          ...(profile.work && { work: [...profile.work, ...profile.work].toReversed() }),
          ...(profile.projects && { projects: profile.projects.toReversed() }),
        };
        const posted: Opportunity = {
          ...posting,
          skills: [...posting.skills, ...posting.skills].map(write).toReversed(),
          niceToHave: [...posting.niceToHave, ...posting.niceToHave].toReversed(),
        };
        expect(numbers(otherwise, posted)).toEqual(numbers(profile, posting));
      }),
      RUNS,
    );
  });

  test('is the same for text in capitals, with invisible characters, and repeated', () => {
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => [...text].join('\u200b'),
      (text) => text.replaceAll(' ', ' \u2063'),
      (text) => `${text}\n${text}`,
    );
    fc.assert(
      fc.property(anyProfile, anyPosting, written, (profile, posting, write) => {
        const otherwise: Profile = {
          ...profile,
          ...(profile.work && {
            work: profile.work.map((entry) => ({ ...entry, highlights: entry.highlights?.map(write) ?? [] })),
          }),
          ...(profile.projects && {
            projects: profile.projects.map((entry) => ({
              ...entry,
              ...(entry.description !== undefined && { description: write(entry.description) }),
            })),
          }),
        };
        const posted: Opportunity = {
          ...posting,
          description: write(posting.description),
          requirements: posting.requirements.map(write),
          niceToHave: posting.niceToHave.map(write),
          education: write(posting.education),
        };
        expect(numbers(otherwise, posted)).toEqual(numbers(profile, posting));
      }),
      FEWER,
    );
  });

  test('does not see keyword lists and hidden text', () => {
    const list = fc.array(anySkill, { minLength: 4, maxLength: 12 });
    const hide = fc.constantFrom<(words: string[]) => string>(
      (words) => `\n${words.join(', ')}`,
      (words) => `\n${words.join(' ')} ${words.join(' ')}`,
      (words) => ` <span style="display:none">I know ${words.join(' and also ')} very well indeed</span>`,
      (words) => ` <!-- We work with ${words.join(' and often with ')} every day of the week -->`,
      (words) => ` <p style='color: #FFF'>We use ${words.join(' and for some of it ')} at work</p>`,
      (words) => ` <i hidden>It was built with ${words.join(' and then with ')} by all of us</i>`,
      (words) => `\n\u202eWe use ${words.join(' and then we use ')} for most of our work`,
    );
    fc.assert(
      fc.property(anyProfile, anyPosting, list, hide, (profile, posting, words, hidden) => {
        const text = hidden(words);
        const stuffed: Profile = {
          ...profile,
          ...(profile.work && {
            work: profile.work.map((entry) => ({
              ...entry,
              highlights: [...(entry.highlights ?? []), text],
            })),
          }),
          ...(profile.projects && {
            projects: profile.projects.map((entry) => ({
              ...entry,
              description: (entry.description ?? '') + text,
            })),
          }),
          ...(profile.skills && { skills: profile.skills.map((skill) => ({ ...skill, keywords: words })) }),
        };
        const posted = { ...posting, description: posting.description + text };
        expect(numbers(stuffed, posted)).toEqual(numbers(profile, posting));
      }),
      RUNS,
    );
  });
});
