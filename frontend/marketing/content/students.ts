import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';

export const STUDENT_BENEFITS: readonly Benefit[] = [
  {
    title: 'Reasons in place of rankings',
    text: 'Each opportunity shows the skills it asks for and which of them you have. You decide with open eyes.',
  },
  {
    title: 'An answer, also when it is no',
    text: 'New, Reviewed, Interview Scheduled or Rejected: every application has a status and the day it changed.',
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
  { title: 'Hear back', text: 'Follow each application to its answer, and prepare for the talk.' },
];

export const STUDENT_TOOLS: readonly Benefit[] = [
  {
    title: 'Interview scheduler',
    text: 'Pick one of the times an interviewer offers, in your own time zone.',
    soon: true,
  },
  {
    title: 'Chat with mentors',
    text: 'Ask the small question before it becomes a large one.',
    soon: true,
  },
  {
    title: 'Skill certifications',
    text: 'Show what you learned with a certificate that can be checked.',
    soon: true,
  },
  {
    title: 'Progress analytics',
    text: 'Applications, interviews and Resume Health, counted from what really happened.',
  },
];
