import { AnalyticsIcon, ApplicantsIcon, PostIcon, ScreeningIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const EMPLOYER_BENEFITS: readonly Benefit[] = [
  {
    title: 'Well-informed applicants',
    text: 'Candidates see which of the skills you need they already have before they apply, so you get fewer, more relevant applications.',
  },
  {
    title: 'Skills first',
    text: 'Matching compares skills only. Age, origin and the name of a school play no part.',
  },
  {
    title: 'Verified companies only',
    text: 'We review every company before it can post, so candidates know that your posting is real.',
  },
  {
    title: 'Answers for every candidate',
    text: 'When you update an application’s status, the candidate sees the change and its date. A clear answer is better than silence.',
  },
];

export const HIRING_TOOLS: readonly Tool[] = [
  {
    icon: PostIcon,
    title: 'Job postings',
    text: 'Start from a template, list the skills you need, set a deadline and publish.',
  },
  {
    icon: ApplicantsIcon,
    title: 'Applicant list',
    text: 'Everyone who applied, with their match receipt, status and next step.',
  },
  {
    icon: ScreeningIcon,
    title: 'Screening',
    text: 'See candidates by their evidence, with names hidden and ties shown as ties. From Growth on, compare them line by line.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Hiring analytics',
    text: 'From Growth on, see where candidates drop out between applying and hiring, for each posting and over time.',
  },
];

/** Invented companies, and labelled as examples on the page. `glyph` is a path in a 24 by 24 view box. */
export const COMPANIES: readonly { name: string; hires: number; glyph: string }[] = [
  { name: 'Harbour Lane', hires: 38, glyph: 'M3 16c3 3 6 3 9 0s6-3 9 0M12 3v9M6 9h12' },
  { name: 'Tidewater Maps', hires: 24, glyph: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14' },
  {
    name: 'Fernweh',
    hires: 17,
    glyph: 'M12 21V8M12 12c-5 0-7-3-7-7 5 0 7 3 7 7zM12 15c4 0 6-2 7-6-4 0-7 2-7 6z',
  },
  { name: 'Kiln & Co', hires: 12, glyph: 'M5 21V11a7 7 0 0 1 14 0v10zM9 21v-5a3 3 0 0 1 6 0v5' },
  { name: 'Northlight', hires: 31, glyph: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6' },
  { name: 'Papertrail', hires: 9, glyph: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5' },
];
