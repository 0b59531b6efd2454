import {
  AdminIcon,
  AnalyticsIcon,
  InternshipsIcon,
  MailIcon,
  ProjectsIcon,
  StartupIcon,
} from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Tool } from '../parts/Tools.tsx';

export interface CoreFeature extends Benefit {
  /** Its parts, a few words each. */
  readonly parts: readonly string[];
  /** What its picture shows. */
  readonly example: string;
}

/** The six core features (spec, point 1). */
export const CORE: readonly CoreFeature[] = [
  {
    title: 'Internships and live projects',
    text: 'Search by type, location and skill. Every result shows which of the required skills you have, and every application shows its current status.',
    parts: [
      'Jobs, internships and projects in one search',
      'A match receipt before you apply',
      'Application tracking with dates',
    ],
    example: 'Two results with their match receipts.',
  },
  {
    title: 'Skill courses and certifications',
    text: 'Short courses on the skills your match receipts are missing, with exercises, practice spread over days, and a test that says objective by objective what you know. What you have shown is a signed certificate that anyone can verify.',
    parts: [
      'Reviewed before they are published',
      'Lessons of half an hour, continued on any device',
      'Results in words, with how well the test measures',
    ],
    example: 'A course with its lessons.',
  },
  {
    title: 'Mentorship and buddy system',
    text: 'Learn from a mentor who works in your field and has time for you: every mentor in the list has a free place and times that you can book. A buddy knows the way from your own studies.',
    parts: [
      'An answer to each request within 72 hours',
      'Sessions, notes, and goals that you both agree on',
      'A buddy from your university or field',
    ],
    example: 'A mentorship with its next session.',
  },
  {
    title: 'Overseas education guidance',
    text: 'Guides to studies in Canada, Germany, the United Kingdom and the United States. Each fact names the official page and the day on which it was read, and a plan keeps your deadlines and documents.',
    parts: [
      'Countries side by side, without rankings',
      'Documents and deadlines in one plan',
      'No university or agent pays us',
    ],
    example: 'A plan with its documents.',
  },
  {
    title: 'AI career advisor',
    text: 'Ask how your applications are going, which openings fit, or what to prepare for an interview. It answers from records that you can see yourself, names its sources, and acts only when you confirm.',
    parts: [
      'Every answer links to its sources',
      'Nothing is sent before you confirm it',
      'Never scores or ranks people',
    ],
    example: 'A question, and the answer with its record.',
  },
  {
    title: 'Digital library',
    text: 'Short guides, templates to copy, checklists and links on first applications, first interviews and your first weeks at work. What is said about law names its source and the day on which it was read.',
    parts: [
      'Guides, templates and checklists',
      'Open resources with their licence',
      'Sorted by your next step',
    ],
    example: 'Three guides of the library.',
  },
];

/** The six tools around them (spec, point 2). */
export const ADDITIONAL: readonly Tool[] = [
  {
    icon: ProjectsIcon,
    title: 'Project lifecycle management',
    text: 'A live project begins when a student accepts the offer. The brief, milestones, submissions, feedback and the accepted result are in one place for both sides, and a mentor can review it.',
  },
  {
    icon: MailIcon,
    title: 'Real-time communication',
    text: 'Messages between applicants, employers, mentors and mentees arrive within seconds, next to what they are about.',
  },
  {
    icon: InternshipsIcon,
    title: 'Achievement system',
    text: 'Certificates for what you’ve completed and can demonstrate, and badges for what you do for others. None for logging in.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Analytics dashboard',
    text: 'Your applications, interviews, profile views and Resume Health at a glance.',
  },
  {
    icon: AdminIcon,
    title: 'Privacy and security',
    text: 'GDPR-compliant by design: one cookie to keep you signed in, no trackers, and a clear list of what we store and for how long.',
  },
  {
    icon: StartupIcon,
    title: 'Career acceleration',
    text: 'Resume Health shows what your profile is missing and how much each part counts. Recommendations start with the best match.',
  },
];
