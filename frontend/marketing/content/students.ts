import { AnalyticsIcon, CoursesIcon, MailIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const STUDENT_BENEFITS: readonly Benefit[] = [
  {
    title: 'See why you match',
    text: 'Each opportunity shows the skills it asks for and which of them you have, so you can decide where to apply.',
  },
  {
    title: 'Track every application',
    text: 'Every application has a status with the date of each change. Employers answer here, and we notify you of every change.',
  },
  {
    title: 'Improve your profile',
    text: 'Resume Health shows what’s missing and how much each part counts, so you know what to add first.',
  },
  {
    title: 'Have your work reviewed',
    text: 'Mentors rate what you built by a public rubric and say why. When two of them agree without seeing each other’s scores, it is verified, and its skills are proven on your profile.',
  },
  {
    title: 'Free for students',
    text: 'No sponsored results, no limit on applications and no credit card. Only employers have plans with prices.',
  },
];

export const STUDENT_JOURNEY: readonly Step[] = [
  {
    title: 'Set up your profile',
    text: 'Add your education, goal and skills in four steps. Your progress is saved as you go.',
  },
  { title: 'Find what fits', text: 'Filter by type, location and skill, and see why each result matches.' },
  { title: 'Apply in one step', text: 'Your profile is your application. Send it in one step.' },
  {
    title: 'Keep track',
    text: 'See all your applications and their dates in one list. Withdraw any that no longer fit.',
  },
];

export const STUDENT_TOOLS: readonly Tool[] = [
  {
    icon: ScheduleIcon,
    title: 'Interview scheduler',
    text: 'Choose from the times an interviewer offers, shown in your time zone.',
  },
  {
    icon: MailIcon,
    title: 'Chat with mentors',
    text: 'Ask a mentor one question, or write to your own whenever you like and book the next session.',
  },
  {
    icon: CoursesIcon,
    title: 'Skill certifications',
    text: 'Prove what you’ve learned with a signed certificate that anyone can verify, with its conditions in words.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Progress analytics',
    text: 'See how many applications are open and how complete your profile is.',
  },
];
