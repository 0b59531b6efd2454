import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

export const NETWORKING: readonly Article[] = [
  general({
    id: 'start-networking',
    title: 'How do I start networking when I know nobody?',
    roles: seekers,
    topics: ['networking'],
    answer:
      'Begin with people who already have a reason to answer: alumni of your university, former classmates, lecturers, people at a talk. Ask each for one small thing, and thank them with what came of it.',
    body: [
      paragraph(
        'Most help comes from people whom you know a little. They hear of openings that you do not, and a short answer costs them little.',
      ),
      list(
        'Write down 20 people from studies, jobs, clubs and family who work anywhere near your field.',
        'Ask three of them each week for a talk of 15 minutes.',
        'In each talk, ask whom else you should meet.',
        'Write one line about each talk, and a thank-you with a result after some weeks.',
      ),
      heading('On Fledge'),
      paragraph(
        'You can ask an alumnus one question that takes ten minutes, look for a buddy of your university or field, or write a first contact of up to 500 characters. First contacts are limited to a few a week, so that those who receive them have the time to answer.',
      ),
    ],
    screens: [{ title: 'Ask alumni', path: '/dashboard/student/ask' }],
  }),
  general({
    id: 'write-to-a-stranger',
    title: 'How do I write to someone I do not know?',
    roles: seekers,
    topics: ['networking'],
    answer:
      'In five sentences: who you are, why you write to this person, one concrete question, how little time it takes, and thanks. Make it easy to say no.',
    body: [
      paragraph(
        '“I study logistics in my second year. In your talk about returns you said that packaging decides the cost. For a term project I compare two ways of packing, and I could not find figures for small shops. Do you know a source, or someone who measured it? A line is enough; thank you either way.”',
      ),
      list(
        'One question that only this person can answer well.',
        'Nothing that a search would find.',
        'No attached resume, no request for a job in the first message.',
        'No praise beyond one true detail.',
        'One reminder after ten days, then stop.',
      ),
      paragraph(
        'About a third of good messages get an answer, so write to several people and do not take silence personally. When someone answers, reply within a day, and tell them in the end whether it helped. That second message is what makes an acquaintance.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'informational-interview',
    title: 'What do I ask in a talk about someone’s job?',
    roles: ['student', 'alumni'],
    topics: ['networking'],
    answer:
      'Ask about last week, not about the job in general: what they did, what was hard, and what they wish they had known. Keep to the time that you asked for, and do not ask for a job.',
    body: [
      list(
        '“What did you spend most of last week on?”',
        '“What do people who leave this job say about it?”',
        '“Which skill from your studies do you use, and which did you have to learn?”',
        '“How did the last two people get hired?”',
        '“What would you look at on a resume like mine?”',
        '“Who else should I talk to?”',
      ),
      paragraph(
        'Prepare by reading what is public about them, in ten minutes. Begin with how you found them, and with how long it will take. Take notes by hand. Five minutes before the end, say that time is nearly up: it is polite, and often they give you more.',
      ),
      paragraph(
        'Afterwards, write down what surprised you. After five such talks you know more about a field than from a semester of reading, and at least one of them usually leads to another person.',
      ),
    ],
    screens: [{ title: 'Answers from alumni', path: '/dashboard/answers' }],
  }),
  general({
    id: 'career-fairs',
    title: 'How do I use a career fair?',
    roles: ['student'],
    topics: ['networking'],
    answer:
      'Choose five employers beforehand, prepare one question for each, and write down names and what was said. A short talk is for a contact, not for a job on the spot.',
    body: [
      list(
        'A week before: read which companies come, and what they have open.',
        'Bring ten copies of your resume and a pen.',
        'Begin with the company that matters third. The first talk is practice.',
        'Introduce yourself in 30 seconds, and ask your question.',
        'Ask whom you may write to, and how they hire.',
      ),
      paragraph(
        'Good questions concern the work: “What do interns in your lab do in the first month?” Questions about pay and holidays can wait. If there is a line, use the time to listen to the talk in front of you.',
      ),
      paragraph(
        'Write to the people you met within two days: where you met, the one thing you talked about, and what you want. Mention the talk again when you apply. Of fifty who visited the stand, three write; that is the whole advantage.',
      ),
    ],
  }),
  general({
    id: 'keep-in-touch',
    title: 'How do I keep in touch with people I met?',
    roles: ['student', 'alumni', 'mentor'],
    topics: ['networking'],
    answer:
      'Write two or three times a year with something that is useful or good to know for them, and answer quickly when they write. A list with names and dates is enough to do it well.',
    body: [
      list(
        'What came of their advice: the best reason to write.',
        'An article or an opening that fits what they talked about.',
        'Congratulations on a new position, with one question about it.',
        'A short note when you finish your studies or change jobs.',
      ),
      paragraph(
        'Three sentences are enough. “In May you advised me to learn SQL before another course. I did, and it got me the internship that I am in now. Thank you; if I can look at anything for you from a user’s side, I would like to.”',
      ),
      paragraph(
        'Do not write only when you need something. If you did for two years, say so openly and ask anyway; most people understand. And pass on help: answer those who are one step behind you.',
      ),
    ],
  }),
];
