import { PATHS, type ScreenPath } from '#frontend/core/paths.ts';

interface PublicPage {
  readonly path: ScreenPath;
  /** What stands in the browser's tab before the product's name, and as the headline of a shared link. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
}

/** The pages that anybody can read, in the order of the site map. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PATHS.home,
    title: 'Internships, jobs and projects that fit what you can do',
    description:
      'Find internships, jobs and live projects, see why each one fits you, and keep track of every application you send. Free for students and mentors.',
  },
  {
    path: PATHS.features,
    title: 'Features',
    description:
      'What Fledge does today and what is being built: opportunities with reasons, applications you can follow, mentoring, courses, and the tools around them.',
  },
  {
    path: PATHS.forStudents,
    title: 'For Students',
    description:
      'Search internships, jobs and projects by skill and place, see what fits and why, apply in one step and keep track of all you have sent.',
  },
  {
    path: PATHS.forMentors,
    title: 'For Mentors',
    description:
      'Give one to four hours a week to somebody who is where you once were. Four ways to mentor, three steps to begin, free for mentors.',
  },
  {
    path: PATHS.employers,
    title: 'Employers',
    description:
      'Hire people who are starting out. Plans from $99 per month and matching that shows its reasons. Open your account today; posting is being built.',
  },
  {
    path: PATHS.about,
    title: 'About Us',
    description:
      'Why Fledge exists, what it wants to become, the four values it is built on, and the people behind it.',
  },
  {
    path: PATHS.contact,
    title: 'Contact',
    description:
      'Write to the people behind Fledge. Monday to Friday, 8AM to 6PM PST, and answers to the questions we hear most.',
  },
  {
    path: PATHS.explore,
    title: 'Explore opportunities',
    description:
      'Search internships, jobs and live projects by kind, place and skill. No account needed to look.',
  },
  {
    path: PATHS.privacy,
    title: 'Privacy',
    description:
      'What Fledge stores about you, why, for how long, and who sees it. No trackers, no advertising.',
  },
  {
    path: PATHS.terms,
    title: 'Terms',
    description: 'The rules for using Fledge, in plain words.',
  },
  {
    path: PATHS.accessibility,
    title: 'Accessibility',
    description: 'How Fledge is made to work for everyone, what we test, and how to tell us about a barrier.',
  },
];

/** The title of a public page. */
export const pageTitle = (path: ScreenPath): string =>
  PUBLIC_PAGES.find((page) => page.path === path)?.title ?? '';

/** The file of a page that is rendered at build time, in the site's folder: `features.html`. */
export const pageFile = (path: string): string =>
  path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`;
