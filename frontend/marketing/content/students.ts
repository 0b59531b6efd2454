import { AnalyticsIcon, CoursesIcon, MailIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const STUDENT_BENEFITS: readonly Benefit[] = [
  {
    title: 'Reasons in place of rankings',
    text: 'Each opportunity shows the skills it asks for and which of them you have. You decide with open eyes.',
  },
  {
    title: 'Nothing sent and forgotten',
    text: 'Every application has a status, with the day of each change, and you are told when the opportunity closes. Companies answer here as soon as their hiring tools open.',
  },
  {
    title: 'A profile that tells you what it lacks',
    text: 'Resume Health names the missing parts and what each is worth, so ten minutes go where they count.',
  },
  {
    title: 'Free, all of it',
    text: 'No paid places in the list, no limit on applications, no card asked for. Employers pay for premium features.',
  },
];

export const STUDENT_JOURNEY: readonly Step[] = [
  {
    title: 'Set up your profile',
    text: 'Studies, goal and skills, in four steps that survive a closed tab.',
  },
  { title: 'Find what fits', text: 'Filters for kind, place and skill, and a list that says why.' },
  { title: 'Apply in one step', text: 'Your profile goes along. One press, and it is on its way.' },
  {
    title: 'Keep track',
    text: 'One list of all you have sent, with its days. Withdraw what no longer fits.',
  },
];

export const STUDENT_TOOLS: readonly Tool[] = [
  {
    icon: ScheduleIcon,
    title: 'Interview scheduler',
    text: 'Pick one of the times an interviewer offers, in your own time zone.',
    soon: true,
  },
  {
    icon: MailIcon,
    title: 'Chat with mentors',
    text: 'Ask the small question before it becomes a large one.',
    soon: true,
  },
  {
    icon: CoursesIcon,
    title: 'Skill certifications',
    text: 'Show what you learned with a certificate that can be checked.',
    soon: true,
  },
  {
    icon: AnalyticsIcon,
    title: 'Progress analytics',
    text: 'How many applications you have out, and how complete your profile is, counted from what you did.',
  },
];
