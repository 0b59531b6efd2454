import type { CoursePackage, Keyed } from '#shared/features/courses/package.ts';

const QUESTIONS: readonly Keyed[] = ['a loop', 'a stopper'].map((what) => ({
  kind: 'choice',
  prompt: `Which of these is ${what}?`,
  options: ['The bowline', 'The figure eight', 'The square knot'],
  right: what === 'a loop' ? 1 : 2,
}));

/** A course with one lesson and one objective in which the checks find no error. */
export const smallCourse = (title: string): CoursePackage => ({
  format: 'fledge-course-1',
  about: {
    title,
    summary: 'Tie the knot that makes a loop, and say when it holds.',
    skills: ['Teamwork'],
    hours: 0.5,
    level: 'beginner',
    prerequisites: [],
    completing: 'You read the lesson.',
    passing: 'You answered enough of the questions right.',
    objectives: [{ title: 'Choose a knot for a purpose', lesson: 1 }],
    task: null,
  },
  lessons: [
    {
      title: 'A loop that holds',
      summary: 'How to tie a bowline.',
      minutes: 10,
      sources: [],
      text: '## The knot\n\nMake a small loop. Pass the end through it, behind the rope, and back.\n\n{{exercise 1}}',
      exercises: [
        {
          kind: 'choice',
          prompt: 'Where does the end go after the small loop?',
          options: ['Behind the rope', 'Around the loop'],
          right: 1,
          feedback: ['It goes behind the rope, and back.', 'It would slip.'],
          explanation: 'The end goes behind the rope and back through the loop.',
        },
      ],
    },
  ],
  questions: [[...QUESTIONS]],
});
