import type { FigureName } from '#shared/features/platform-figures/figures.ts';

/** How questions name a figure, the narrower before the wider: a mentoring session is no session of its own kind. */
const WORDS: readonly (readonly [FigureName, RegExp])[] = [
  [
    'signUps',
    /\b(?:sign(?:ed)?[ -]?ups?|registrations?|registered|new (?:users|accounts|students|mentors|employers|alumni)|joined)\b/,
  ],
  ['onboarded', /\bonboard(?:ing|ed)\b/],
  ['activeUsers', /\b(?:active|activity|wau|mau|dau)\b/],
  ['postings', /\b(?:postings?|openings?|opportunities)\b/],
  ['applications', /\b(?:applications?|applied)\b/],
  ['replies', /\brepl(?:y|ies)\b/],
  ['interviews', /\binterviews?\b/],
  ['hires', /\b(?:hires?|hired)\b/],
  ['mentoringRequests', /\b(?:mentoring|mentorship) requests?\b|\brequests? (?:to|for) mentors?\b/],
  ['sessions', /\bsessions?\b/],
  ['reviews', /\breviews?\b/],
  ['coursesCompleted', /\bcourses?\b.*\b(?:completed?|finished)\b|\b(?:completed?|finished)\b.*\bcourses?\b/],
  ['coursesBegun', /\bcourses?\b/],
  ['events', /\bevents?\b/],
  ['messages', /\bmessages?\b/],
  ['answersRight', /\b(?:right|correct)\b/],
  ['questions', /\bquestions?\b/],
  ['reports', /\breports?\b/],
];

/** The figures that a question names, in the order of the screen. */
export const figuresIn = (text: string): FigureName[] => {
  const named = WORDS.filter(([, words]) => words.test(text)).map(([name]) => name);
  // Courses that were finished are not also asked for as begun.
  return named.filter((name) => name !== 'coursesBegun' || !named.includes('coursesCompleted'));
};
