export interface Story {
  readonly words: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they do, in a few words. */
  readonly about: string;
}

// Invented, and said to be so wherever they stand. They tell only of what the product does today.

export const STUDENT_STORIES: readonly Story[] = [
  {
    words:
      'I used to send forty applications a week and barely read the job descriptions. With match receipts I sent six, all for roles that needed skills I have.',
    firstName: 'Mara',
    lastName: 'Okafor',
    about: 'Computer science, third year',
  },
  {
    words:
      'My match receipt showed three of four skills, and the missing one was React. I learned it over the summer and applied in the fall.',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    about: 'Business analytics, second year',
  },
  {
    words:
      'When the deadline passed, I got a notification that my application was still active. I used to track that in a spreadsheet full of question marks.',
    firstName: 'Priya',
    lastName: 'Raman',
    about: 'Master’s in design, final year',
  },
];

export const HOME_STORIES: readonly Story[] = [
  {
    words:
      'For the first time, I knew why I was applying. I could see which of my skills they needed, and which one I still had to learn.',
    firstName: 'Tomás',
    lastName: 'Arce',
    about: 'Data science, second year',
  },
  {
    words:
      'I filter for projects in Boston and send the link to two friends, and we all see the same list. It’s a small thing, but we use it every week.',
    firstName: 'Hannah',
    lastName: 'Weiss',
    about: 'Undergraduate, product management',
  },
  {
    words: 'Setting up my profile took ten minutes. The list I got back was one I would have picked myself.',
    firstName: 'Adaeze',
    lastName: 'Nwosu',
    about: 'Graduated last year, looking for a second job',
  },
];

export const EMPLOYER_STORIES: readonly Story[] = [
  {
    words:
      'Candidates know which of the skills we need they already have, so the first conversation goes straight to the work.',
    firstName: 'Ruth',
    lastName: 'Calloway',
    about: 'Head of engineering, 60 people',
  },
  {
    words:
      'We listed the skills we need instead of the degree we used to ask for. We got fewer applications, and better ones.',
    firstName: 'Emre',
    lastName: 'Demir',
    about: 'Founder, a team of nine',
  },
];
