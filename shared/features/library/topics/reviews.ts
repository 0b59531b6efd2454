import type { Article } from '../article.ts';
import { general, list, paragraph } from '../writing.ts';

export const REVIEWS: readonly Article[] = [
  general({
    id: 'review-a-student-project',
    title: 'How do I review a student’s project?',
    roles: ['mentor', 'alumni'],
    topics: ['reviews', 'mentoring'],
    answer:
      'Use it first as its user would, then read how it is made, and write about the three things that matter most. Say what works, what breaks, and what to do next.',
    body: [
      list(
        'Ask what kind of review helps: does it work, is it readable, is it ready to show?',
        'Start it as a stranger, and note where you get stuck.',
        'Try odd input: empty, long, twice.',
        'Read the part with the main rule closely, and skim the rest.',
        'Order your notes: must change, should change, matter of taste.',
      ),
      paragraph(
        'A rubric keeps reviews comparable: for code, quality, function, design, documentation and ideas are usual parts. Give a reason and a place for each rating, so that it can be discussed.',
      ),
      paragraph(
        'Write in full sentences and about the work: “This function does three things; split it” instead of “You always write such long functions”. End with one thing to learn from it that goes beyond this project. Then ask what they think: often they had a reason.',
      ),
    ],
  }),
  general({
    id: 'ask-for-a-review',
    title: 'How do I ask someone to review my work?',
    roles: ['student', 'alumni'],
    topics: ['reviews'],
    answer:
      'Say what it is, for whom, in which state, and what you want to know; give a link that opens at once. Ask one or two questions, and say by when you need it.',
    body: [
      paragraph(
        '“This is my portfolio, two pages, for internships in design. Would you know after one minute what I can do? And which of the three projects would you remove? I send applications on Friday.”',
      ),
      list(
        'Make it small: two pages, one function, one slide.',
        'Say what is fixed, so that nobody works on it in vain.',
        'Say how much time you expect it to take.',
        'Take notes, and do not explain while they read.',
      ),
      paragraph(
        'Ask two people of different kinds: one who knows the field, and one who does not. When they disagree, ask what each of them was looking for; both can be right about different readers.',
      ),
      paragraph(
        'Thank them with the result: “I removed the second project, and got two invitations”. And offer a review in return. Reading the work of others is the fastest way to see your own.',
      ),
    ],
  }),
  general({
    id: 'self-review',
    title: 'How do I write a self-assessment?',
    roles: ['student', 'alumni'],
    topics: ['reviews', 'first-weeks'],
    answer:
      'Write two or three results with proof, one thing that did not work and what you learned, and what you want to do next. Collect the facts during the year; memory keeps only the last month.',
    body: [
      list(
        'Results: what changed, for whom, by how much.',
        'Proof: links, figures, words of others.',
        'Your part: what would not have happened without you.',
        'Learned: one mistake, and what you do differently.',
        'Next: one goal, and what you need for it.',
      ),
      paragraph(
        'Use the criteria of the employer when there are any, in their words. Be as honest about good work as about mistakes: “The report is used every Monday by twelve people” is a fact and no boasting.',
      ),
      paragraph(
        'A file with one line each Friday makes it a matter of half an hour. The same lines are the raw material for your resume, so write them with a verb, a tool and a result. Ask a colleague which one surprised them; it is often the strongest, and you had left it out.',
      ),
    ],
  }),
];
