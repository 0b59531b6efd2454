import type { Company } from './company.ts';

export const civic: readonly Company[] = [
  {
    name: 'Plain Form',
    does: 'rewrites government forms so that people can fill them in without help',
    product: 'the form builder',
    users: 'case workers',
    team: 'Writers come first here; engineers are proud of deleting fields.',
    stack: 'Node.js',
    places: ['Boston', 'New York', 'Remote'],
    mode: 'hybrid',
    style: 'terse',
    pays: 1,
    hires: ['frontend', 'uxResearcher', 'productDesigner', 'fullstack', 'businessAnalyst', 'qa'],
    perks: ['Twenty-five days off', 'Health insurance, premiums paid', 'A writing coach twice a year'],
    projects: [
      {
        title: 'Four pages of housing benefit down to one',
        brief:
          'The form asks for the same address three times. Trace every field to the rule that needs it, delete what no rule needs, and test the rest in two advice centres.',
        result: 'a one-page form and a table that justifies each field',
        skills: ['UI/UX Design', 'Business Analytics'],
        weeks: 8,
      },
      {
        title: 'Forms that survive a lost connection',
        brief:
          'People fill in forms on buses. Make our builder keep every answer on the device, encrypted, and send it when it can, with no way to lose or double one.',
        result: 'the feature with tests that pull the plug at each step',
        skills: ['TypeScript', 'React', 'Node.js'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Hearth Housing Data',
    does: 'shows tenants and councils what rents really are, street by street',
    product: 'the rent map',
    users: 'tenants’ unions and councils',
    team: 'Statisticians, campaigners and one very patient lawyer.',
    stack: 'Python',
    places: ['London', 'Edinburgh', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.86,
    hires: ['dataScientist', 'dataEngineer', 'frontend', 'dataAnalyst', 'contentMarketer', 'productManager'],
    perks: ['Thirty days of holiday', 'Pension with 7 % from us', 'Flexible hours, truly'],
    projects: [
      {
        title: 'Spot a holiday let among the rents',
        brief:
          'Short lets inflate the averages. Find features that tell them from homes in public listings, check a sample by hand, and publish a method others can repeat.',
        result: 'a documented method and a corrected map of one city',
        skills: ['Python', 'Data Science', 'PostgreSQL'],
        weeks: 10,
      },
      {
        title: 'A chart that tells a councillor what to ask',
        brief:
          'Councillors have three minutes before a vote. Turn our 60-page report into one screen, and watch five of them use it without a word from you.',
        result: 'one screen and what the five of them understood',
        skills: ['JavaScript', 'UI/UX Design', 'Data Analysis'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Understorey',
    does: 'counts, waters and protects a city’s trees with the help of neighbours',
    product: 'the tree register',
    users: 'tree wardens',
    team: 'Nine employees, 1,400 volunteers, countless trees, which is the problem we work on.',
    stack: 'Python',
    places: ['Chicago', 'Seattle', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.84,
    hires: ['mobile', 'fullstack', 'dataAnalyst', 'contentMarketer', 'operationsAnalyst'],
    perks: ['Half of Friday outdoors', 'Health insurance', 'Tree-climbing course'],
    projects: [
      {
        title: 'Which tree is thirsty?',
        brief:
          'Young trees die in their third summer. Combine rainfall, soil and planting records to name the two hundred that volunteers should water this week.',
        result: 'a weekly list for one ward and its record after a month',
        skills: ['Python', 'Data Science', 'SQL'],
        weeks: 8,
      },
      {
        title: 'Adopt a tree in two minutes',
        brief:
          'Our sign-up takes eleven screens. Bring it to three, on a phone, in front of the tree, and measure how many people finish.',
        result: 'the new sign-up, live in one district',
        skills: ['React', 'JavaScript', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Ballot Box Works',
    does: 'makes the software that counts votes easy to check by anyone',
    product: 'the audit kit',
    users: 'election officials and observers',
    team: 'Careful people. Every line of ours is public and read by somebody else.',
    stack: 'Java',
    places: ['Remote', 'Boston', 'Austin'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.03,
    hires: ['backend', 'security', 'qa', 'frontend', 'dataScientist', 'platform'],
    perks: ['Election week off in lieu', 'Open source by default', 'Health, dental, vision'],
    projects: [
      {
        title: 'Explain a risk-limiting audit in five minutes',
        brief:
          'The mathematics is settled, the trust is not. Build a page where a visitor draws ballots by hand and watches the certainty grow, correct to the last formula.',
        result: 'an interactive page reviewed by a statistician and a poll worker',
        skills: ['TypeScript', 'React', 'Data Science'],
        weeks: 8,
      },
      {
        title: 'Try to break our ballot scanner',
        brief:
          'You get a scanner, a stack of test ballots and our blessing. Keep a log, look for ways to miscount without leaving a trace, and report what you find the way a professional would.',
        result: 'a responsible-disclosure report and tests for each finding',
        skills: ['Java', 'C++', 'Git'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Signpost Legal',
    does: 'answers everyday legal questions and knows when to send people to a lawyer',
    product: 'the question desk',
    users: 'advisers in law centres',
    team: 'Four lawyers, six engineers, two researchers and a rota for the phone.',
    stack: 'Python',
    places: ['Manchester', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.9,
    hires: [
      'mlEngineer',
      'fullstack',
      'uxResearcher',
      'productManager',
      'financialAnalyst',
      'contentMarketer',
    ],
    perks: ['Nine-day fortnight', 'Legal help for you and your family', 'Twenty-eight days of holiday'],
    projects: [
      {
        title: 'When should a machine say “ask a lawyer”?',
        brief:
          'A wrong answer about eviction costs a home. Take 800 questions with advisers’ verdicts and build a check that errs on the safe side, measured the way an adviser would.',
        result: 'a check, its misses one by one, and a threshold we can defend',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
      {
        title: 'What a free advice hour saves the public',
        brief:
          'Funders want a figure. Follow one kind of case through courts, benefits and housing costs, with public sources, and give a range with every assumption in the open.',
        result: 'a paper of eight pages and the spreadsheet behind it',
        skills: ['Finance', 'Business Analytics'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Common Table',
    does: 'moves surplus food from canteens to kitchens that cook for whoever comes',
    product: 'the pickup board',
    users: 'kitchens and volunteer drivers',
    team: 'Thirteen people, two of them cooks, all of them fed.',
    stack: 'Node.js',
    places: ['San Francisco', 'New York', 'Remote'],
    mode: 'onsite',
    style: 'letter',
    pays: 0.85,
    hires: ['fullstack', 'mobile', 'operationsAnalyst', 'growthMarketer', 'accountant', 'dataAnalyst'],
    perks: ['Lunch, every day, at a long table', 'Commuter benefits', 'Health insurance'],
    projects: [
      {
        title: 'Match a tray of lasagne within ten minutes',
        brief:
          'Food is offered at two and must leave by four. Model who should be asked first so that nothing is wasted and no kitchen is asked too often.',
        result: 'a rule in code, replayed on a month of offers',
        skills: ['Python', 'Data Science', 'Node.js'],
        weeks: 8,
      },
      {
        title: 'Tell donors where their soup went',
        brief:
          'Canteens give more when they hear back. Write, design and send a short note after each pickup, and compare donations between those who get it and those who do not.',
        result: 'the note, the comparison and a recommendation',
        skills: ['Digital Marketing', 'Data Analysis', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
];
