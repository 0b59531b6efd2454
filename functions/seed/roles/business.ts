import type { Role } from './role.ts';

export const businessAnalyst: Role = {
  title: 'Business Analyst',
  internTitle: 'Business Analyst Intern',
  skills: ['Business Analytics', 'SQL'],
  also: ['Product Management', 'Finance', 'Data Analysis'],
  tasks: [
    'find out how work really flows between {users} and {product}',
    'turn a vague wish into requirements an engineer can test',
    'put a price on a problem before we solve it',
    'draw processes that fit on one page and are true',
  ],
  internTasks: [
    'map one process from the first phone call to the last invoice and propose two cuts',
    'work out what a new feature of {product} earned in its first half-year',
    'gather the requirements for one small tool and see it through to its first user',
    'compare what two teams call the same thing and bring them to one word',
    'measure how long one approval takes, and where it waits',
  ],
  requirements: [
    'You ask the second question',
    'You are at ease with SQL and with people who are not',
    'You write minutes that settle arguments',
  ],
  pay: { usd: 98, gbp: 46 },
};

export const operationsAnalyst: Role = {
  title: 'Operations Analyst',
  internTitle: 'Operations Intern',
  skills: ['Business Analytics', 'Data Analysis'],
  also: ['SQL', 'Finance', 'Python'],
  tasks: [
    'find the bottleneck of the week and widen it',
    'plan capacity for {users} two months ahead, and explain the misses',
    'build the small tools that save a colleague an hour a day',
    'walk the floor before you open the spreadsheet',
  ],
  internTasks: [
    'follow one order, visit or job from start to end and time each step',
    'plan the busiest week of the quarter with us and compare plan and week afterwards',
    'replace one spreadsheet with three tabs by one with none',
    'build the checklist that survives a Monday morning',
    'count what we throw away in a month and propose where to begin',
  ],
  requirements: [
    'You like both people and numbers, and can tell when to use which',
    'You have improved something by removing a step',
    'You stay friendly when four things go wrong at once',
  ],
  pay: { usd: 82, gbp: 38 },
};

export const growthMarketer: Role = {
  title: 'Growth Marketer',
  internTitle: 'Digital Marketing Intern',
  skills: ['Digital Marketing'],
  also: ['Business Analytics', 'Data Analysis', 'UI/UX Design'],
  tasks: [
    'find the channels through which {users} hear of {product}, and the ones we should leave',
    'run experiments small enough to fail on a Tuesday',
    'spend a modest budget as if it were your own',
    'tell customers the truth in fewer words than our competitors need',
    'build the report that shows what a new customer costs, all of it included',
  ],
  internTasks: [
    'plan and run one campaign for {product} with a real budget of $2,000 or its like',
    'rewrite our ten most visited pages and measure what changes',
    'find out where our best customers came from by asking forty of them',
    'write and test six subject lines a week until we know what {users} open',
    'map how our last hundred customers found {product}, click by click and word by word',
  ],
  requirements: [
    'You write well and cut better',
    'You know what a conversion rate hides',
    'You have run something with a budget, a bake sale included',
  ],
  pay: { usd: 92, gbp: 42 },
};

export const contentMarketer: Role = {
  title: 'Content Editor',
  internTitle: 'Content Marketing Intern',
  skills: ['Digital Marketing', 'UI/UX Design'],
  also: ['Product Management', 'Data Analysis'],
  tasks: [
    'tell the stories of {users} so that others recognise themselves',
    'edit everything we publish, from guides to error messages',
    'turn what our experts know into pages people find and finish',
    'plan a quarter of articles, films and letters, and keep to it',
  ],
  internTasks: [
    'interview {users} every other week and publish the best of what they tell',
    'rewrite the help pages of {product} that people leave fastest',
    'plan four issues of our newsletter and send them',
    'turn one long report of ours into five pages that stand on their own',
    'keep a diary of the questions that {users} ask, and answer ten in public',
  ],
  requirements: [
    'Send us three texts you are proud of and one you would write differently today',
    'You can make a dry subject clear without making it silly',
    'You meet deadlines without drama',
  ],
  pay: { usd: 80, gbp: 37 },
};

export const financialAnalyst: Role = {
  title: 'Financial Analyst',
  internTitle: 'Finance Intern',
  skills: ['Finance', 'Business Analytics'],
  also: ['SQL', 'Python', 'Data Analysis'],
  tasks: [
    'build the model on which next year’s budget will rest',
    'explain each month in one page that the whole company can read',
    'work out what {product} costs us, and what it should cost {users}',
    'prepare the numbers for decisions before they are made',
  ],
  internTasks: [
    'rebuild one of our forecasts from scratch and compare the two',
    'close a month with the team and write down what could be automated',
    'work out whether one of our offers earns its keep, and present it to the people who sell it',
    'track down why one budget line is wrong every single month',
    'build the small model with which a team can see what a hire costs',
  ],
  requirements: [
    'Your models can be followed by the person who inherits them',
    'You know the way from profit to cash',
    'You say “I do not know yet” when you do not',
  ],
  pay: { usd: 98, gbp: 48 },
};

export const accountant: Role = {
  title: 'Accountant',
  internTitle: 'Accounting Intern',
  skills: ['Finance'],
  also: ['Business Analytics', 'SQL', 'Data Analysis'],
  tasks: [
    'close the month in five days and leave the sixth for improvements',
    'keep books an auditor enjoys',
    'answer questions of money from {users} so that they need not ask twice',
    'replace copying between systems with something that cannot mistype',
  ],
  internTasks: [
    'reconcile three accounts that have puzzled us since spring',
    'prepare one part of the year-end from documents to entry',
    'write the guide to expenses that people will actually follow',
    'go through a quarter of invoices and find the three steps that nobody needs',
    'set up the folder an auditor asks for, before they ask',
  ],
  requirements: [
    'You are exact and kind about it',
    'You have started, or finished, a professional qualification',
    'You notice when a figure is too round',
  ],
  pay: { usd: 80, gbp: 42 },
};
