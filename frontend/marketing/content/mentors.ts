import { AnalyticsIcon, CoursesIcon, MailIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const MENTOR_BENEFITS: readonly Benefit[] = [
  {
    title: 'Your hours, your topics',
    text: 'You say what you know and how much time you have. Nobody is assigned to you without your yes.',
  },
  {
    title: 'Questions worth the evening',
    text: 'Students come with a profile and a goal, so that the first session does not begin at nothing.',
  },
  {
    title: 'Explaining is practice',
    text: 'Whoever can teach a thing in half an hour has understood it. The questions of beginners find every gap.',
  },
  {
    title: 'Free, and no selling',
    text: 'Mentors pay nothing and are sold nothing. The product is paid for by those who hire.',
  },
];

export const MENTOR_TOOLS: readonly Tool[] = [
  {
    icon: ScheduleIcon,
    title: 'Session scheduling',
    text: 'Offer times once; students book one. Both calendars know.',
  },
  {
    icon: AnalyticsIcon,
    title: 'Goal tracking',
    text: 'Two or three goals for each mentee, with what was agreed and what is next.',
  },
  {
    icon: MailIcon,
    title: 'Communication hub',
    text: 'One thread for each mentee, beside the notes of your sessions.',
  },
  {
    icon: CoursesIcon,
    title: 'Resource library',
    text: 'Keep the five links you always send, and send them in one press.',
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
    brings: 'Works in the field today and can say what the job is really like.',
    hours: '2-3 hours',
  },
  {
    name: 'Alumni Mentor',
    brings: 'Went to the same place a few years earlier, and remembers the way out of it.',
    hours: '1-2 hours',
  },
  {
    name: 'Skill Specialist',
    brings: 'Knows one thing deeply, such as data, design or finance, and teaches it by doing.',
    hours: '1-2 hours',
  },
  {
    name: 'Entrepreneurship Coach',
    brings: 'Has started something, and helps others from an idea to the first customer.',
    hours: '3-4 hours',
  },
];

export const MENTOR_STEPS: readonly Step[] = [
  {
    title: 'Apply',
    text: 'Sign up as a mentor and say what you do, where, and for how long. Mentors bring two or more years of experience.',
  },
  {
    title: 'Get approved',
    text: 'With three years or more your account opens at once. With less, one of us has a look first.',
  },
  {
    title: 'Meet your mentees',
    text: 'Requests come with a profile and a goal; you accept or decline. This step opens together with the tools above.',
  },
];
