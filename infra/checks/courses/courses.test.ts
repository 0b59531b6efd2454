import { describe, expect, it } from 'vitest';
import type { Keyed } from '#shared/features/courses/package.ts';
import { COURSES } from './course-folders.ts';
import { withoutCode, wordsIn } from './markdown.ts';

/*
 * The built-in courses are read by the product's own loader, which holds what the contract says. Here is what they promise
 * beyond it.
 */

const LESSONS = 6;
const EXERCISES_A_LESSON = 3;
const QUESTIONS_AN_OBJECTIVE = 6;

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const optionsOf = (keyed: Keyed): readonly string[] => ('options' in keyed ? keyed.options : []);

/* What no text contains outside of its code. */
const HTML = /<[a-z/!]/i;
const IMAGE = /!\[/;
const LINK = /\]\((?!https:\/\/)/;

/** The right options by their numbers, of a choice, of several and of an order. */
const rightOptions = (keyed: Keyed): readonly number[] => {
  if (keyed.kind === 'choice') return [keyed.right];
  return keyed.kind === 'several' || keyed.kind === 'order' ? keyed.right : [];
};

it('finds courses', () => {
  expect(COURSES.length).toBeGreaterThan(0);
});

describe.each(COURSES)('$id', ({ course, exercises, questions }) => {
  const { about, lessons } = course;
  const { objectives } = about;
  const asked = [...exercises, ...questions].map(({ keyed }) => keyed);

  it('has six lessons, an objective of each, a task, and says what completing and passing mean', () => {
    expect(about.completing).toMatch(/^Completing means /);
    expect(about.passing).toMatch(/^Passing means /);
    expect(about.skills.length).toBeGreaterThan(0);
    expect(about.task?.technologies.length).toBeGreaterThan(0);
    expect(lessons).toHaveLength(LESSONS);
    expect(objectives.map(({ lesson }) => lesson)).toEqual(numbersUpTo(LESSONS));
  });

  it.each(numbersUpTo(LESSONS))('lesson %i has 400 to 700 words and each of its exercises once', (number) => {
    const text = lessons[number - 1]?.text ?? '';
    expect(wordsIn(text)).toBeGreaterThanOrEqual(400);
    expect(wordsIn(text)).toBeLessThanOrEqual(700);
    const places = [...text.matchAll(/^\{\{exercise (\d+)\}\}$/gm)].map(([, found]) => Number(found));
    const first = (number - 1) * EXERCISES_A_LESSON;
    expect(places).toEqual(numbersUpTo(EXERCISES_A_LESSON).map((nth) => first + nth));
    expect(text.match(/\{\{exercise/g)).toHaveLength(EXERCISES_A_LESSON);
  });

  it.each(numbersUpTo(LESSONS))('lesson %i is Markdown of the subset, and cites what it has', (number) => {
    const { text = '', sources = [] } = lessons[number - 1] ?? {};
    const plain = withoutCode(text);
    for (const refused of [HTML, IMAGE, LINK, /```/, /^#(?!##? [^`]+$)/m, /^[ \t]+[-*\d]/m])
      expect(plain).not.toMatch(refused);
    const cited = new Set([...plain.matchAll(/\[\^(\d+)\]/g)].map(([, found]) => Number(found)));
    expect([...cited]).toEqual(numbersUpTo(sources.length));
  });

  it('has three exercises a lesson, which explain themselves', () => {
    expect(exercises.map(({ of }) => of)).toEqual(
      numbersUpTo(LESSONS).flatMap((lesson) => Array.from({ length: EXERCISES_A_LESSON }, () => lesson)),
    );
    for (const { keyed } of exercises) {
      const explained = keyed.kind === 'choice' || keyed.kind === 'several' ? keyed.options.length : 0;
      expect(keyed.feedback ?? [], keyed.prompt).toHaveLength(explained);
    }
  });

  it('has six questions an objective, of several kinds, other than the exercises', () => {
    for (const number of numbersUpTo(objectives.length)) {
      const pack = questions.filter(({ of }) => of === number);
      expect(pack).toHaveLength(QUESTIONS_AN_OBJECTIVE);
      expect(new Set(pack.map(({ keyed }) => keyed.kind)).size).toBeGreaterThanOrEqual(3);
    }
    // A prompt such as "What does this program print?" is the same where the code differs.
    const texts = asked.map((keyed) => JSON.stringify([keyed.prompt, { ...keyed, right: null }]));
    expect(new Set(texts).size).toBe(asked.length);
  });

  it('has right answers that exist', () => {
    for (const keyed of asked) {
      const numbers = numbersUpTo(optionsOf(keyed).length);
      if ('options' in keyed) expect(numbers.length, keyed.prompt).toBeGreaterThanOrEqual(3);
      const right = rightOptions(keyed);
      expect(numbers, keyed.prompt).toEqual(expect.arrayContaining([...right]));
      expect(new Set(right).size, keyed.prompt).toBe(right.length);
      expect(new Set(optionsOf(keyed)).size, keyed.prompt).toBe(numbers.length);
      if (keyed.kind === 'order') expect(right.toSorted(), keyed.prompt).toEqual(numbers);
      if (keyed.kind === 'order') expect(right, keyed.prompt).not.toEqual(numbers);
      if (keyed.kind === 'several') expect(right.length, keyed.prompt).toBeLessThan(numbers.length);
    }
  });

  it('does not give right answers away by their place or length', () => {
    const choices = asked.filter((keyed) => keyed.kind === 'choice');
    for (const place of [1, 2, 3]) {
      const share = choices.filter(({ right }) => right === place).length / choices.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.1);
      expect(share, `place ${place}`).toBeLessThan(0.5);
    }
    const longest = choices.filter(({ options, right }) => {
      const lengths = options.map(({ length }) => length);
      return (
        lengths[right - 1] === Math.max(...lengths) &&
        lengths.filter((one) => one === Math.max(...lengths)).length === 1
      );
    });
    expect(longest.length / choices.length).toBeLessThan(0.5);
  });

  it('asks in Markdown of the subset, with options that are plain', () => {
    for (const keyed of asked) {
      for (const refused of [HTML, IMAGE, LINK, /```/])
        expect(withoutCode(keyed.prompt)).not.toMatch(refused);
      for (const option of optionsOf(keyed)) expect(option).not.toMatch(/`|\n/);
    }
  });
});
