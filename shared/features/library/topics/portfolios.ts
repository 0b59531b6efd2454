import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

export const PORTFOLIOS: readonly Article[] = [
  general({
    id: 'what-belongs-in-a-portfolio',
    title: 'What belongs in a portfolio?',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    answer:
      'Three to five pieces of work that show what you want to be hired for, each with the problem, your part and the result. Fewer good ones are better than everything you ever made.',
    body: [
      paragraph(
        'A portfolio is a choice. A reader has five minutes, begins with the first piece and stops at the first weak one. So put the best one first and remove the weakest.',
      ),
      list(
        'Problem: what someone could not do before, in two sentences.',
        'Your part: what you decided and made, and what others did.',
        'Process: one wrong turn and what you learned from it.',
        'Result: a link, pictures, figures, or what a user said.',
      ),
      heading('If you are not a designer or a developer'),
      paragraph(
        'Reports, lesson plans, event budgets, translations, research posters and spreadsheets are work, too. Show a page of each with a text of five lines. Remove names and figures of others before you publish, and ask the employer when the work was theirs.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'portfolio-case-study',
    title: 'How do I write a case study for my portfolio?',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    answer:
      'Tell it as a short story of 300 to 500 words: the starting point, what made it hard, the decisions that you made and why, and what changed. Put the result into the first paragraph.',
    body: [
      list(
        'Title: the result in one line, “A booking page that a library’s volunteers can run themselves”.',
        'Summary: who, when, your role, the tools, the result. Readers who stop here know the main thing.',
        'The problem: what you saw or measured before you began.',
        'Three decisions: what you could have done, what you did, and why.',
        'What came of it: figures, quotes, or the fact that it is still used.',
        'What you would do differently.',
      ),
      paragraph(
        'The decisions are what professionals read. “I used React” says nothing. “I chose plain HTML, because the volunteers had to change texts without me” shows judgment. Use two or three pictures with captions that say what to look at.',
      ),
      paragraph('Let someone read it who was not there. Whatever they ask is missing.'),
    ],
  }),
  general({
    id: 'code-portfolio',
    title: 'How should my code look to employers?',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    answer:
      'One or two repositories that a stranger can start in two commands, with a README that says what it does and why, and tests for the part that matters. Hide or label the unfinished rest.',
    body: [
      list(
        'README: one sentence, a picture, how to start it, what you decided and why.',
        'History: small commits with messages that say what changed.',
        'Tests: for the rules that would hurt if they broke.',
        'Names: a reader should understand a function without its body.',
        'No passwords, keys or data of real people, also not in the history.',
      ),
      paragraph(
        'A small finished program beats a large one that does not start. Copied tutorials are easy to recognize; change the question instead of the colors. If it was a group project, link the files that are yours.',
      ),
      paragraph(
        'Add the repository to a project on your Fledge profile and name the skills that it shows. A skill that an entry shows counts 95 of 100 in a match, one that is only listed 75. Two mentors who verify the project make it 100.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'portfolio-of-confidential-work',
    title: 'How do I show work that is confidential?',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    answer:
      'Ask what you may show, describe the problem and your decisions without names and figures, and rebuild a small part with invented data. Never show screens or code of an employer without a yes in writing.',
    body: [
      paragraph(
        'Employers respect people who keep secrets, since they have some themselves. You can say a lot without giving any away.',
      ),
      list(
        'Name the branch and the size instead of the company: “a regional bank”.',
        'Use shares instead of totals: “cut the time by a third”.',
        'Draw the structure by hand, without labels of products.',
        'Rebuild the interesting part with public data, as a demonstration.',
        'Offer to talk about it, and decide in the talk what you say.',
      ),
      paragraph(
        'Ask before you leave the job, while people know you: “May I show these two slides in applications, without the figures?” Write down the answer. If the answer is no, a reference from your supervisor about the same work is worth as much.',
      ),
    ],
  }),
  general({
    id: 'find-a-project',
    title: 'How do I find a project to build?',
    roles: ['student'],
    topics: ['portfolios'],
    answer:
      'Look for a person with a small real problem: a club, a shop, a lecturer, a family member. A project that someone uses teaches more, and reads better, than one that nobody waits for.',
    body: [
      list(
        'Ask three people what they do by hand each week that annoys them.',
        'Choose what you can finish in four weeks next to your courses.',
        'Agree on one thing that it will do, and on what it will not.',
        'Show something after one week, even if it is a drawing.',
        'Write down what changed for them at the end.',
      ),
      paragraph(
        'Other sources are open data of your city, competitions, research groups that need a helper, and open-source projects with issues for beginners. On Fledge, companies and alumni post paid projects that last some weeks; filter openings by the type “project”.',
      ),
      paragraph(
        'If you want to learn one skill for a target role, let the missing skills decide: pick the one that most of your best matches ask for, and build around it.',
      ),
    ],
    screens: [{ title: 'Projects', path: '/dashboard/student/projects' }],
  }),
];
