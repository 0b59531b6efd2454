import type { Company } from './company.ts';

export const money: readonly Company[] = [
  {
    name: 'Pennywhistle',
    does: 'helps people who earn by the gig put tax and rent aside before they spend it',
    product: 'the pots screen',
    users: 'freelancers and drivers',
    team: 'Fifty people, regulated in two countries, no ties since 2019.',
    stack: 'Java',
    places: ['New York', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'terse',
    pays: 1.12,
    hires: [
      'backend',
      'mobile',
      'financialAnalyst',
      'dataScientist',
      'productManager',
      'security',
      'growthMarketer',
    ],
    perks: [
      'Salary bands open to everyone here',
      'Health insurance with low deductibles',
      'Six weeks of sabbatical after four years',
    ],
    projects: [
      {
        title: 'How much is safe to set aside?',
        brief:
          'Set too much aside and people empty the pot on Thursday; too little and April hurts. With anonymised income of 3,000 people, find a rule simple enough to explain in one sentence.',
        result: 'the rule, tested on people it has not seen, and its sentence',
        skills: ['Finance', 'Python', 'Data Science'],
        weeks: 8,
      },
      {
        title: 'A tax letter a driver can answer',
        brief:
          'Many of our users open a letter from the tax office and then do nothing for a month. Collect ten typical letters and design a screen that says what each wants and by when.',
        result: 'a prototype tried by eight drivers',
        skills: ['UI/UX Design', 'Finance'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Harrow & Finch',
    does: 'keeps the books of two thousand small shops and answers their owners within the hour',
    product: 'the closing desk',
    users: 'bookkeepers',
    team: 'An accounting firm that writes its own software, which is rarer than it should be.',
    stack: 'Java',
    places: ['London', 'Manchester', 'Edinburgh'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.96,
    hires: ['financialAnalyst', 'accountant', 'backend', 'businessAnalyst', 'dataAnalyst', 'qa'],
    perks: [
      'Study leave and fees for ACCA or CIMA',
      'Pension with 8 % from us',
      'Twenty-six days of holiday and your birthday',
    ],
    projects: [
      {
        title: 'Sort a shoebox of receipts',
        brief:
          'Shops send photographs of receipts; a person types them in. Build a first sorter that names shop, date and total, knows when it is unsure, and asks instead of guessing.',
        result: 'a sorter with its error rate on 500 receipts and a list of what fools it',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
      {
        title: 'Warn a shop before the cash runs out',
        brief:
          'Most shops that close were profitable and ran out of cash. Find three signs in their books that come at least eight weeks before, and design the message a bookkeeper would send.',
        result: 'three tested signs and the wording of one kind message',
        skills: ['Finance', 'Business Analytics', 'SQL'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Copperleaf Lending',
    does: 'lends to bakeries, garages and barbers that banks find too small',
    product: 'the loan file',
    users: 'loan officers',
    team: 'Loan officers and engineers sit in pairs; each has to explain a decision to the other.',
    stack: 'Python',
    places: ['Chicago', 'New York', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 1.02,
    hires: ['dataScientist', 'backend', 'financialAnalyst', 'frontend', 'businessAnalyst', 'contentMarketer'],
    perks: ['401(k) with a 4 % match', 'Sixteen weeks of parental leave', 'A bakery account on us'],
    projects: [
      {
        title: 'Check our credit model for unfairness',
        brief:
          'We use no protected trait, but postcodes and trading hours may carry one in. Measure it with two methods, read what regulators ask for, and tell us what you would change first.',
        result: 'an audit we can publish, code included',
        skills: ['Python', 'Data Science', 'Finance'],
        weeks: 10,
      },
      {
        title: 'From no to not yet',
        brief:
          'A refusal is a form letter today. For the four most frequent reasons, write what an owner could do within six months, and find out from our files whether those who did it got their loan.',
        result: 'four letters and the evidence behind the advice in them',
        skills: ['Finance', 'Business Analytics', 'Product Management'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Moorgate Ledger',
    does: 'matches payments between banks that disagree about a penny',
    product: 'the matching engine',
    users: 'settlement teams',
    team: 'A quiet company of eighty with a loud table-tennis ladder.',
    stack: 'Java',
    places: ['London', 'New York'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.22,
    hires: ['backend', 'platform', 'dataEngineer', 'qa', 'security', 'financialAnalyst'],
    perks: [
      'Private medical insurance',
      'Bonus tied to the firm, not to heads',
      'Conference of your choice each year',
    ],
    projects: [
      {
        title: 'Explain a mismatch in one line',
        brief:
          'When two ledgers differ our engine shows forty columns. Learn from 10,000 resolved cases what people looked at, and write the one line that would have told them.',
        result: 'a rule set with its hit rate on unseen cases',
        skills: ['Java', 'SQL', 'Data Analysis'],
        weeks: 10,
      },
      {
        title: 'Replay a bank holiday',
        brief:
          'Holidays differ by country, and that is when our queues overflow. Build a small simulator from last year’s volumes so that we can try a new schedule before a Monday in May does.',
        result: 'a simulator with three scenarios and a readable chart of each',
        skills: ['Java', 'Python', 'Finance'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Umbrel Mutual',
    does: 'insures bicycles, cellos and other things people love',
    product: 'the claims desk',
    users: 'claims handlers',
    team: 'Owned by its members; the annual meeting has cake.',
    stack: 'Node.js',
    places: ['Boston', 'Dublin', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.98,
    hires: [
      'fullstack',
      'dataAnalyst',
      'productDesigner',
      'accountant',
      'growthMarketer',
      'operationsAnalyst',
    ],
    perks: [
      'Free cover for your bicycle or instrument',
      'Thirty-five-hour week',
      'Pension or 401(k) match of 6 %',
    ],
    projects: [
      {
        title: 'Pay small claims before lunch',
        brief:
          'A claim under $200 costs us more to check than to pay. Find which of them could be paid at once without inviting fraud, using five years of closed claims.',
        result: 'a rule, its cost under three assumptions, and what to watch',
        skills: ['Business Analytics', 'Finance', 'SQL'],
        weeks: 8,
      },
      {
        title: 'A claim form for somebody who is upset',
        brief:
          'People file a claim an hour after the theft. Rewrite our form for that hour: fewer fields, kinder words, and a way to stop and come back. Test it with people who have been through it.',
        result: 'a working form in React and the test’s findings',
        skills: ['React', 'TypeScript', 'UI/UX Design'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Basalt Treasury',
    does: 'gives charities one place to see and move all their money',
    product: 'the cash view',
    users: 'finance officers of charities',
    team: 'Thirty of us, spread over five time zones and one shared calendar.',
    stack: 'Node.js',
    places: ['Remote', 'New York', 'London'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.94,
    hires: ['fullstack', 'financialAnalyst', 'accountant', 'productManager', 'security', 'uxResearcher'],
    perks: ['Meet twice a year, travel paid', 'Home-office budget of $1,000', 'Five volunteer days a year'],
    projects: [
      {
        title: 'Restricted funds without a headache',
        brief:
          'A gift for the roof may not pay for the boiler. Most charities track this beside the ledger, by hand. Study how six of them do it and design the simplest thing that would replace the spreadsheet.',
        result: 'a clickable design and a glossary that finance officers agreed on',
        skills: ['Finance', 'UI/UX Design', 'Product Management'],
        weeks: 8,
      },
      {
        title: 'A month of cash, drawn honestly',
        brief:
          'Boards look at one chart and decide. Ours hides how uncertain the last two weeks are. Build a better one, usable by screen readers, and test whether board members read it right.',
        result: 'a chart component with tests and a short study of how it was read',
        skills: ['TypeScript', 'React', 'Finance'],
        weeks: 8,
      },
    ],
  },
];
