import { newValues, type PostingValues } from './values.ts';

/** A posting to begin with. */
interface PostingTemplate {
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence for the list of templates. */
  readonly summary: string;
  readonly values: PostingValues;
}

const SCREENING =
  'We use software to compare applications with the requirements. A person reads and decides every application.';

const template = (
  id: string,
  title: string,
  summary: string,
  values: Partial<PostingValues>,
): PostingTemplate => ({ id, title, summary, values: { ...newValues('employer'), title, ...values } });

const lines = (...points: string[]): string => points.join('\n');

/** The templates of the spec (point 2). The texts are ours, and pass the posting linter. */
export const TEMPLATES: readonly PostingTemplate[] = [
  template(
    'frontend',
    'Software Engineer - Frontend',
    'Builds what users see: accessible interfaces in React and TypeScript.',
    {
      employmentType: 'full-time',
      experienceLevel: 'mid',
      department: 'Engineering',
      skills: ['JavaScript', 'React', 'TypeScript'],
      description: `You will build the part of our product that people use every day. You work with designers and backend engineers in one team, plan your own tasks, and release every week.\n\n${SCREENING}`,
      requirements: lines(
        'Three years of experience with JavaScript and a framework such as React',
        'Interfaces that work with a keyboard and a screen reader',
        'Automated tests as a part of your work',
      ),
      benefits: lines('Time and a budget for learning', 'Flexible working hours'),
    },
  ),
  template(
    'data-science',
    'Data Science Intern',
    'A paid internship with real data, a mentor and a project of your own.',
    {
      type: 'internship',
      employmentType: 'internship',
      experienceLevel: 'entry',
      department: 'Data',
      durationWeeks: '12',
      payPeriod: 'month',
      skills: ['Python', 'SQL', 'Machine Learning', 'Data Analysis'],
      description: `You will answer a question that matters to our product with data: you prepare the data, build and compare models, and present what you found. A mentor works with you every day.\n\n${SCREENING}`,
      requirements: lines(
        'Studies in computer science, statistics or a related field',
        'Basics of Python and SQL, from courses or projects',
      ),
      benefits: lines('A mentor throughout the internship', 'A reference at the end'),
    },
  ),
  template(
    'backend',
    'Backend Developer',
    'Designs and runs the services and databases behind the product.',
    {
      employmentType: 'full-time',
      experienceLevel: 'mid',
      department: 'Engineering',
      skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'Docker', 'AWS'],
      description: `You will design, build and run the services behind our product. You decide on interfaces with the frontend team, write tests, and improve what is slow or hard to change.\n\n${SCREENING}`,
      requirements: lines(
        'Three years of experience with backend services in Node.js or a similar platform',
        'Relational databases: schema design and query performance',
        'Experience with running services in the cloud',
      ),
      benefits: lines('Time and a budget for learning', 'Flexible working hours'),
    },
  ),
];
