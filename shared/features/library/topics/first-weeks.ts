import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const starters = ['student', 'alumni'] as const;

export const FIRST_WEEKS: readonly Article[] = [
  general({
    id: 'first-week-at-work',
    title: 'What matters in my first week at work?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Learn names and how decisions are made, finish one small thing, and ask questions early. Nobody expects results in the first week, but everyone notices whether you listen.',
    body: [
      list(
        'Before the first day: when, where, what to bring, whom to ask for.',
        'First day: write down names with one fact each.',
        'Ask your supervisor what a good first month looks like.',
        'Get one small task that you can finish this week.',
        'On Friday: write down what you still do not understand.',
      ),
      paragraph(
        'Ask as soon as you are stuck for 30 minutes. Say what you tried, then ask. Collect small questions for one talk a day, and keep the answers in a file of your own: asking twice is fine, three times is not.',
      ),
      paragraph(
        'Watch how people write to each other, when they arrive and how they disagree. Follow these habits for a while before you suggest others. Your view from outside is useful, above all after you know why things are as they are.',
      ),
    ],
  }),
  general({
    id: 'first-ninety-days',
    title: 'How do I plan my first three months?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Learn in the first month, contribute in the second, and own something in the third. Agree with your supervisor on one goal for each, and look at them together at the end of the month.',
    body: [
      list(
        'Month one: understand the product, the users and the tools. Goal: explain it to the next new person.',
        'Month two: take tasks from beginning to end with help. Goal: one piece of work that others use.',
        'Month three: be the person for something small. Goal: a decision that you prepared.',
      ),
      heading('A talk every month'),
      paragraph(
        'Ask three questions: what went well, what should I do differently, what is most important next? Write down the answers, and begin the next talk with them. Most people who fail in a trial period did not know what was expected.',
      ),
      paragraph(
        'An internship of three months needs the same steps in a third of the time: one week, four weeks, the rest. If you have a mentor on Fledge, make the goals of the mentorship the same ones, with steps that you can tick off.',
      ),
    ],
  }),
  general({
    id: 'ask-good-questions-at-work',
    title: 'How do I ask for help at work?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Say what you want to reach, what you tried and what happened, and ask one clear question. Ask after half an hour of being stuck, in the channel where the next person can find the answer.',
    body: [
      paragraph(
        '“It doesn’t work” costs the other person ten minutes of questions. “I want to load the March file. The import stops at line 240 with this message. I checked the date format and it is the same as in February. Do you know what changed?” costs them one.',
      ),
      list(
        'One question in one message, with the text of the error and not a photo.',
        'How urgent it is, and until when you can go on with something else.',
        'Public channels instead of private messages, unless it is personal.',
        'Afterwards, one line that says what the solution was.',
      ),
      paragraph(
        'Ask different people. A question about why something exists goes to those who have been there long; how to do it, to those who did it last week. If you feel that you ask too much, offer to write the answers into the guide for new people.',
      ),
    ],
  }),
  general({
    id: 'receive-feedback',
    title: 'How do I take critical feedback?',
    roles: ['student', 'alumni'],
    topics: ['first-weeks', 'reviews'],
    answer:
      'Listen to the end, ask for an example, say what you will change, and check in a week whether it worked. You need not agree at once, and you need not defend yourself.',
    body: [
      list(
        'Write down the words of the other person.',
        'Ask: “Can you show me where?” or “What would have been better?”',
        'Repeat it: “So the report was right, but came too late to be used.”',
        'Say one thing that you will do, and by when.',
        'Come back to it: “Was the second one in time?”',
      ),
      paragraph(
        'Feelings come first and are no reason to answer. “Thank you, I would like to think about it and talk tomorrow” is a good sentence. On the next day, separate the tone from the content: badly given feedback can still be right.',
      ),
      paragraph(
        'If it is unfair, say what you saw, with facts, once. If it concerns you as a person and not your work, talk to someone you trust, such as a mentor, the works council or student services.',
      ),
    ],
  }),
  general({
    id: 'remote-first-job',
    title: 'How do I start a job remotely?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Make yourself visible on purpose: a short note each day of what you do, and cameras on in small groups. In the first two weeks, talk to each person in the team for 20 minutes.',
    body: [
      list(
        'Fixed hours, and a sign to yourself that work is over.',
        'One message in the morning: what you plan. One in the evening: what came of it.',
        'A buddy whom you may ask anything, agreed with your supervisor.',
        'Decisions in writing, in the place where others look.',
        'A visit in the first month, if the company pays for it.',
      ),
      paragraph(
        'In an office people see that you are stuck; remotely they do not. So ask sooner, and share unfinished work. “This is a draft, please look at the structure only” is a good way to begin.',
      ),
      paragraph(
        'Loneliness is the most common problem, more than the work itself. Plan contact that has nothing to do with tasks, go outside once a day, and tell someone early when it gets too much.',
      ),
    ],
  }),
  general({
    id: 'internship-to-job-offer',
    title: 'How do I turn an internship into a job?',
    roles: ['student'],
    topics: ['first-weeks', 'offers'],
    answer:
      'Say at half time that you would like to stay, ask what it would take, and finish one thing that people use after you are gone. Offers go to interns whose work is missed.',
    body: [
      list(
        'First week: ask how interns of the last years were hired.',
        'Half time: “I would like to come back. What should I show by the end?”',
        'Last third: finish and hand over, with a page that explains it.',
        'Last week: ask for feedback in writing and for a contact.',
        'After it: write twice a year, with something of use to them.',
      ),
      paragraph(
        'Budgets are planned months ahead, so an early word helps even when there is no position now. Talk to other teams as well; often the first opening is there.',
      ),
      paragraph(
        'If they cannot offer anything, ask whether they know someone who can, and whether you may name them as a reference. And write down what you did while you still have the figures: after a month, half of it is forgotten.',
      ),
    ],
    screens: [{ title: 'Internships', path: '/dashboard/student/internships' }],
  }),
];
