import type { ResumeResult } from '#shared/features/resume/result.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s-]+/gu, '')
    .toLowerCase();

/** Values whose letters are not on the pages in this order, lines and spaces aside. */
export const inventedIn = (result: ResumeResult, text: string): string[] => {
  const { name, email, phone, location, education, experience, skills } = result;
  const values = [
    name,
    email,
    phone,
    location,
    ...skills,
    ...education.flatMap(({ school, degree, field, grade }) => [school, degree, field, grade]),
    ...experience.flatMap(({ company, title, location: place, highlights }) => [
      company,
      title,
      place,
      ...highlights,
    ]),
  ];
  const words = (value: string): string[] => value.split(/\s+/).map(bare);
  return values
    .filter((value) => value !== null)
    .filter((value) => !words(value).every((word) => text.includes(word)));
};

type Page = { words: readonly { text: string }[]; links: readonly { url: string }[] };

/** All letters of the pages and their links, as they are drawn, without spaces and hyphens. */
export const pageLetters = (pages: readonly Page[]): string =>
  bare(
    pages
      .flatMap(({ words, links }) => [...words.map(({ text }) => text), ...links.map(({ url }) => url)])
      .join(''),
  );
