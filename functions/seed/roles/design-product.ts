import type { Role } from './role.ts';

export const productDesigner: Role = {
  title: 'Product Designer',
  internTitle: 'Product Design Intern',
  skills: ['UI/UX Design'],
  also: ['Product Management', 'JavaScript', 'React'],
  tasks: [
    'redesign the part of {product} that {users} complain about most',
    'draw, test and throw away until a screen explains itself',
    'look after a small design system and say no on its behalf',
    'work with engineers at the keyboard, not through handovers',
    'write the words in the interface as carefully as you draw it',
  ],
  internTasks: [
    'design one flow of {product} and see it built before you leave',
    'run five tests with {users} and change your design after each',
    'bring order to our icons, colours and forty shades of grey',
    'redraw one form of {product} so that half of its fields can go',
    'follow a design of yours through its first month with {users}',
  ],
  requirements: [
    'Your portfolio shows the versions that failed, too',
    'You design for the worst day of the person who uses it',
    'You know the accessibility guidelines well enough to go beyond them',
  ],
  pay: { usd: 124, gbp: 56 },
};

export const uxResearcher: Role = {
  title: 'UX Researcher',
  internTitle: 'UX Research Intern',
  skills: ['UI/UX Design', 'Data Analysis'],
  also: ['Product Management', 'Business Analytics'],
  tasks: [
    'spend two days a week with {users} and bring back what they do rather than what they say',
    'plan studies that can prove us wrong about {product}',
    'build a panel of people who are glad to hear from us',
    'make findings so short that they are read',
  ],
  internTasks: [
    'plan and run one study on {product}, from the question to the talk',
    'visit {users} at work and write up five days in five pages',
    'go through three years of support mail and find the pattern in it',
    'test our texts with people who read in their second language',
    'build the small library in which old findings can be found again',
  ],
  requirements: [
    'You can stay silent in an interview',
    'You know what eight conversations can tell and what they cannot',
    'You write plainly',
  ],
  pay: { usd: 116, gbp: 51 },
};

export const productManager: Role = {
  title: 'Product Manager',
  internTitle: 'Product Management Intern',
  skills: ['Product Management'],
  also: ['Business Analytics', 'UI/UX Design', 'Data Analysis'],
  tasks: [
    'decide with {users}, engineers and the budget in view what {product} should do next',
    'write one page where others write ten',
    'say what will not happen this quarter, and why, to the people who hoped for it',
    'follow a release until it has changed something, or admit that it has not',
  ],
  internTasks: [
    'take one small feature of {product} from question to decision',
    'compare how four competitors solve one problem, by using them for a week each',
    'sit with {users} for three days and propose what we should stop doing',
    'write the page that explains to {users} what changed and why',
    'keep the notes of one quarter’s decisions, and see which of them held',
  ],
  requirements: [
    'You have got something done through people who did not report to you',
    'You can read a query and a balance sheet',
    'You change your mind in public',
  ],
  pay: { usd: 144, gbp: 66 },
};
