import type { Company } from './company.ts';

export const tools: readonly Company[] = [
  {
    name: 'Patchbay',
    does: 'tests every change of a company’s software against last week’s real traffic',
    product: 'the replay service',
    users: 'release engineers',
    team: 'Forty-five people, remote since the first day, together twice a year.',
    stack: 'Node.js',
    places: ['Remote', 'San Francisco', 'Seattle'],
    mode: 'hybrid',
    style: 'terse',
    pays: 1.22,
    hires: ['platform', 'backend', 'fullstack', 'security', 'frontend', 'productManager', 'growthMarketer'],
    perks: [
      'Equity with early exercise',
      'No on-call in your first half-year',
      'Home-office budget of $2,000',
    ],
    projects: [
      {
        title: 'Replay traffic without the people in it',
        brief:
          'Recorded requests hold names and cards. Build a scrubber that replaces them consistently, prove on a public data set that nothing slips through, and keep it fast enough to run on everything.',
        result: 'a scrubber with its proof and a benchmark',
        skills: ['TypeScript', 'Node.js', 'Docker'],
        weeks: 10,
      },
      {
        title: 'Why was this test red?',
        brief:
          'A red replay shows a diff of 400 lines. Sit with three customers, find the five lines they look for, and put those at the top.',
        result: 'a design, built behind a switch, and the time it saved',
        skills: ['React', 'UI/UX Design', 'Product Management'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Doorstep Security',
    does: 'looks after the passwords, laptops and nerves of firms without an IT department',
    product: 'the safety check-up',
    users: 'office managers',
    team: 'Thirty people who explain things for a living.',
    stack: 'Python',
    places: ['Manchester', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 1.02,
    hires: ['security', 'backend', 'frontend', 'contentMarketer', 'businessAnalyst', 'platform'],
    perks: ['Certificates paid, exam days free', 'Pension with 6 % from us', 'Nine-day fortnight'],
    projects: [
      {
        title: 'A phishing lesson nobody resents',
        brief:
          'Trap mails teach people to hate their IT firm. Design a lesson of five minutes that respects them, try it in two offices, and compare with a third that gets none.',
        result: 'the lesson, the comparison and what to change',
        skills: ['UI/UX Design', 'Digital Marketing', 'Data Analysis'],
        weeks: 8,
      },
      {
        title: 'Find the forgotten server',
        brief:
          'Most small firms have one machine nobody remembers. Write a scanner that finds such things from public records alone, and a report an office manager understands at first reading.',
        result: 'a scanner run on ten firms that agreed to it',
        skills: ['Python', 'Docker', 'AWS'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Kettle Data',
    does: 'keeps spreadsheets and databases of the same company in agreement',
    product: 'the sync log',
    users: 'operations teams',
    team: 'A small team; nobody here has a title longer than two words.',
    stack: 'Python',
    places: ['San Francisco', 'Austin', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.14,
    hires: ['dataEngineer', 'backend', 'frontend', 'productDesigner', 'dataAnalyst', 'platform'],
    perks: ['Profit share twice a year', 'Fully paid health insurance', 'Fridays end at one'],
    projects: [
      {
        title: 'Undo, three days later',
        brief:
          'Somebody sorts one column of a sheet, and by Monday the database believes it. Use our log to put things back without losing the honest edits made since.',
        result: 'an undo that passes forty nasty cases, ten of them yours',
        skills: ['Python', 'PostgreSQL', 'SQL'],
        weeks: 10,
      },
      {
        title: 'Show a conflict so that a person can decide',
        brief:
          'When two people change one cell, we show two JSON documents. Design the screen that a tired operations manager needs at six in the evening.',
        result: 'a tested design and its React components',
        skills: ['React', 'TypeScript', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Inkwell Signatures',
    does: 'gets contracts signed in countries that trust paper more than screens',
    product: 'the signing room',
    users: 'legal assistants',
    team: 'Ninety people, four offices and a letterpress.',
    stack: 'Java',
    places: ['Dublin', 'London', 'New York'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.08,
    hires: ['backend', 'mobile', 'qa', 'security', 'financialAnalyst', 'growthMarketer', 'productDesigner'],
    perks: ['Twenty-eight days of holiday', 'Private health cover', 'Language lessons'],
    projects: [
      {
        title: 'What stops people at the last page?',
        brief:
          'One contract in twelve is read to the end and never signed. Look at where people scroll back to, ask those who are willing, and find a change we could try in a week.',
        result: 'one change, tried, and what it did',
        skills: ['Data Analysis', 'UI/UX Design', 'Product Management'],
        weeks: 6,
      },
      {
        title: 'A signature that can be checked in 2060',
        brief:
          'Certificates expire long before contracts do. Compare three ways to keep a signature checkable for decades and build the one you would defend before a notary.',
        result: 'a prototype in Java and a paper of six pages',
        skills: ['Java', 'Docker', 'Git'],
        weeks: 12,
      },
    ],
  },
  {
    name: 'Quarter Past',
    does: 'finds meeting times that are kind to people in four time zones',
    product: 'the shared week',
    users: 'assistants and team leads',
    team: 'Sixteen people, and we practise what we sell.',
    stack: 'Node.js',
    places: ['Remote', 'New York', 'Austin'],
    mode: 'hybrid',
    style: 'curious',
    pays: 1.06,
    hires: ['frontend', 'fullstack', 'mobile', 'productManager', 'growthMarketer', 'mlEngineer'],
    perks: ['Four-day week, full pay', 'No meeting before ten, anywhere', 'Health stipend'],
    projects: [
      {
        title: 'How unfair is a recurring meeting?',
        brief:
          'Somebody in Auckland always gets the midnight slot. Define unfairness over a year in a way people agree with, compute it from real calendars of volunteers, and suggest a rotation.',
        result: 'a measure, an algorithm and a picture that starts a conversation',
        skills: ['Python', 'Data Science', 'JavaScript'],
        weeks: 8,
      },
      {
        title: 'From sign-up to first meeting',
        brief:
          'Half of our trial teams never schedule anything. Follow the steps in our numbers, try two changes to the first e-mail and one to the first screen, and tell us which to keep.',
        result: 'a finished experiment with a verdict',
        skills: ['Digital Marketing', 'Product Management', 'Data Analysis'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Bellwether Surveys',
    does: 'asks fewer questions and gets better answers for hospitals, unions and cities',
    product: 'the question lab',
    users: 'researchers',
    team: 'Twenty people with a shared dislike of the five-star scale.',
    stack: 'Python',
    places: ['Seattle', 'New York', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.99,
    hires: ['dataScientist', 'frontend', 'uxResearcher', 'dataAnalyst', 'productManager', 'accountant'],
    perks: ['Publish what you find', 'Twenty-four days off', 'Health and dental insurance'],
    projects: [
      {
        title: 'Stop asking when the answer is clear',
        brief:
          'Adaptive tests stop early; surveys plod on. Bring the idea to a staff survey of 40 questions, simulate it on old answers, and say what is lost when most people see only twelve.',
        result: 'a simulation in Python and a talk for sceptics',
        skills: ['Python', 'Data Science', 'Data Analysis'],
        weeks: 8,
      },
      {
        title: 'A survey a bus driver can answer at the terminus',
        brief:
          'Drivers have six minutes, gloves, and no patience for grids. Design and build a survey for them, and compare the answers with those from the old form.',
        result: 'the survey, answered by one depot',
        skills: ['JavaScript', 'React', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
];
