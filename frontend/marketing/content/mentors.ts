import { AnalyticsIcon, CoursesIcon, MailIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const MENTOR_BENEFITS: readonly Benefit[] = [
  {
    title: 'Your schedule, your topics',
    text: 'You choose your topics and how much time you have. No student is assigned to you unless you accept.',
  },
  {
    title: 'Well-prepared students',
    text: 'Students share their profile and goal with you, so you can use the first session well.',
  },
  {
    title: 'Learn by teaching',
    text: 'Explaining your work makes you better at it. Beginners’ questions show you what you’ve taken for granted.',
  },
  {
    title: 'Free for mentors',
    text: 'Mentoring costs you nothing. Employers pay for premium features.',
  },
];

export const MENTOR_TOOLS: readonly Tool[] = [
  {
    icon: ScheduleIcon,
    title: 'Session scheduling',
    text: 'Set your available times once. Students book a slot, and it’s added to both calendars.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Goal tracking',
    text: 'Two or three goals for each mentee, with agreed tasks and next steps.',
  },
  {
    icon: MailIcon,
    title: 'Communication hub',
    text: 'One conversation for each mentee, next to your session notes.',
  },
  {
    icon: CoursesIcon,
    title: 'Resource library',
    text: 'Save the links you share most and send them with one click.',
  },
];

export interface MentorType {
  readonly name: string;
  readonly brings: string;
  readonly hours: string;
}

/** The four kinds of mentor (spec, point 6) with their hours a week (point 9). */
export const MENTOR_TYPES: readonly MentorType[] = [
  {
    name: 'Industry Professional',
    brings: 'Works in the field today and can describe what the job is really like.',
    hours: '2-3 hours',
  },
  {
    name: 'Alumni Mentor',
    brings: 'Graduated from the same school a few years ago and remembers the move into a first job.',
    hours: '1-2 hours',
  },
  {
    name: 'Skill Specialist',
    brings: 'Has deep expertise in one area, such as data, design or finance, and teaches it hands-on.',
    hours: '1-2 hours',
  },
  {
    name: 'Entrepreneurship Coach',
    brings: 'Has founded a company and helps others get from an idea to a first customer.',
    hours: '3-4 hours',
  },
];

export const MENTOR_STEPS: readonly Step[] = [
  {
    title: 'Apply',
    text: 'Sign up as a mentor and tell us where you work, what you do and how long you’ve done it. You need two or more years of experience.',
  },
  {
    title: 'Get approved',
    text: 'With three or more years of experience, your account opens right away. With less, we review it first.',
  },
  {
    title: 'Meet your mentees',
    text: 'Each request comes with the student’s profile and goal, and you accept or decline. This step opens together with the tools above.',
  },
];
