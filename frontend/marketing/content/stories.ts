export interface Story {
  readonly words: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they do, in a few words. */
  readonly about: string;
}

// Invented, and said to be so wherever they stand. They tell only of what the product does today; the employers’, of which
// that is not true yet, say so.

export const STUDENT_STORIES: readonly Story[] = [
  {
    words:
      'I used to send forty applications a week and hardly read what for. With the receipts I sent six, each to a place that asks for what I can do.',
    firstName: 'Mara',
    lastName: 'Okafor',
    about: 'Computer science, third year',
  },
  {
    words:
      'The receipt said three of four skills, and the fourth was React. I learned it over the summer and applied in autumn.',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    about: 'Business analytics, second year',
  },
  {
    words:
      'When the deadline had passed I was told so, and that my application stands. I used to keep a spreadsheet for that, with mostly question marks in it.',
    firstName: 'Priya',
    lastName: 'Raman',
    about: 'Master’s in design, final year',
  },
];

export const HOME_STORIES: readonly Story[] = [
  {
    words:
      'For the first time I knew why I was applying somewhere. The page told me which of my skills they asked for, and which one I should stop pretending about.',
    firstName: 'Tomás',
    lastName: 'Arce',
    about: 'Data science, second year',
  },
  {
    words:
      'I filter for projects in Boston, send the address to two friends, and we all see the same list. It is a small thing. We use it every week.',
    firstName: 'Hannah',
    lastName: 'Weiss',
    about: 'Undergraduate, product management',
  },
  {
    words: 'Setting up took as long as my coffee. What came back was a list I would have chosen myself.',
    firstName: 'Adaeze',
    lastName: 'Nwosu',
    about: 'Graduated last year, looking for the second job',
  },
];

export const EMPLOYER_STORIES: readonly Story[] = [
  {
    words:
      'People arrive knowing which of our four skills they have. The first talk starts at the second question.',
    firstName: 'Ruth',
    lastName: 'Calloway',
    about: 'Head of engineering, 60 people',
  },
  {
    words:
      'We wrote down the skills we need instead of the degree we are used to. The list got shorter and the people more interesting.',
    firstName: 'Emre',
    lastName: 'Demir',
    about: 'Founder, a team of nine',
  },
];
