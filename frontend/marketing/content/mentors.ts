import { AnalyticsIcon, CoursesIcon, MailIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { MENTOR_HOURS, MENTOR_TYPES, type MentorType } from '#shared/features/mentors/rules.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Step } from '../parts/Steps.tsx';
import type { Tool } from '../parts/Tools.tsx';

export const MENTOR_BENEFITS: readonly Benefit[] = [
  {
    title: 'Your schedule, your topics',
    text: 'You choose your topics, how many mentees you have, and when you can be met. No student is assigned to you unless you accept.',
  },
  {
    title: 'Well-prepared students',
    text: 'Students share their profile and goal with you, so you can use the first session well.',
  },
  {
    title: 'Reviews that fit an evening',
    text: 'Students’ projects wait in one queue. You take one for 48 hours, score it by a public rubric, and say what would help most. Two reference projects show you how the rubric is meant.',
  },
  {
    title: 'Learn by teaching',
    text: 'Explaining your work makes you better at it. What you explain often can become a short course, which another mentor reviews before students read it.',
  },
  {
    title: 'Free for mentors',
    text: 'Mentoring costs you nothing. Only employers have plans with prices.',
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
    text: 'Goals with steps that you and your mentee agree on, and their progress over time.',
  },
  {
    icon: MailIcon,
    title: 'Communication hub',
    text: 'One conversation for each mentee, and session notes that are private or shared.',
  },
  {
    icon: CoursesIcon,
    title: 'Resource library',
    text: 'Save the links you share most and send them with one click.',
  },
];

/** What each kind of mentor brings (spec, point 6). */
const BRINGS: Readonly<Record<MentorType, string>> = {
  'Industry Professional': 'Works in the field today and can describe what the job is really like.',
  'Alumni Mentor': 'Graduated from the same school a few years ago and remembers the move into a first job.',
  'Skill Specialist':
    'Has deep expertise in one area, such as data, design or finance, and teaches it hands-on.',
  'Entrepreneurship Coach': 'Has founded a company and helps others get from an idea to a first customer.',
};

/** The four kinds of mentor with their hours a week. */
export const MENTOR_KINDS = MENTOR_TYPES.map((name) => ({
  name,
  brings: BRINGS[name],
  hours: `${MENTOR_HOURS[name].min}-${MENTOR_HOURS[name].max} hours`,
}));

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
    text: 'Each request comes with the student’s profile and goals, and holds one of your places for 72 hours. You accept, or decline with a kind reason.',
  },
];
