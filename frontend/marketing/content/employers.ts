import { AnalyticsIcon, ApplicantsIcon, PostIcon, ScreeningIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Tool } from '../parts/Tools.tsx';

export interface Plan {
  readonly name: string;
  /** As it is read: '$99', 'Custom price'. */
  readonly price: string;
  readonly period?: string;
  readonly description: string;
  readonly features: readonly string[];
  /** The one marked Most Popular. */
  readonly recommended?: boolean;
}

/** The plans (spec, point 9). */
export const PLANS: readonly Plan[] = [
  {
    name: 'Startup',
    price: '$99',
    period: 'per month',
    description: 'For the first people you hire.',
    features: ['Up to 5 job postings', 'Basic matching', 'Standard support', 'Application tracking'],
  },
  {
    name: 'Growth',
    price: '$299',
    period: 'per month',
    description: 'For teams that hire every month.',
    features: [
      'Up to 20 postings',
      'Advanced AI matching',
      'Priority support',
      'Analytics dashboard',
      'Video interviewing',
    ],
    recommended: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom price',
    description: 'For programmes and institutions.',
    features: [
      'Unlimited postings',
      'Custom integrations',
      'Dedicated support',
      'Campus partnerships',
      'Custom branding',
    ],
  },
];

export const EMPLOYER_BENEFITS: readonly Benefit[] = [
  {
    title: 'Applicants who know why',
    text: 'They have seen which of your skills they bring before they press Apply. Fewer letters, better ones.',
  },
  {
    title: 'Skills before names',
    text: 'Matching looks at skills and at nothing else: not at age, not at origin, not at the name of a school.',
  },
  {
    title: 'Checked companies only',
    text: 'One of us looks at every company before it can post. Yours stands among real ones.',
  },
  {
    title: 'Nobody left waiting',
    text: 'You answer with a status, and its sender sees it with the day. A plain no is kinder than silence.',
    soon: true,
  },
];

export const HIRING_TOOLS: readonly Tool[] = [
  {
    icon: PostIcon,
    title: 'Job postings',
    text: 'Write one from a template, name the skills, set a deadline, publish.',
  },
  {
    icon: ApplicantsIcon,
    title: 'Applicant list',
    text: 'Everybody who applied, with receipt, status and what to do next.',
  },
  {
    icon: ScreeningIcon,
    title: 'Screening',
    text: 'Sorts by the skills you named, and shows its arithmetic.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Hiring analytics',
    text: 'From views to interviews: where people leave, posting by posting.',
  },
];

/** Invented, and said to be so beside them. `glyph` is a path on a field of 24 by 24. */
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
];
