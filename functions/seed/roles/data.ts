import type { Role } from './role.ts';

export const dataScientist: Role = {
  title: 'Data Scientist',
  internTitle: 'Data Science Intern',
  skills: ['Python', 'Data Science'],
  also: ['Machine Learning', 'SQL', 'Business Analytics', 'Data Analysis'],
  tasks: [
    'find out what {users} would decide differently if they knew more',
    'design experiments whose outcome can surprise us',
    'build the forecast behind {product} and publish how wrong it is',
    'say no to a model where a rule of thumb does as well',
    'write notebooks that another person can run a year later',
  ],
  internTasks: [
    'answer one open question about {product} with our data, from first plot to final talk',
    'repeat an old analysis of ours and see whether it still holds',
    'measure how well our forecast did last year and propose one improvement',
    'interview {users} about a number they do not trust, and find out whether they are right',
    'design one fair experiment for {product} and run it to its end',
    'find the chart that {users} would look at every morning, and draw it',
  ],
  requirements: [
    'You know the difference between a good fit and a good explanation',
    'You are fluent in Python and honest about p-values',
    'You can draw the chart that ends a discussion',
    'You have cleaned a data set you did not make',
  ],
  pay: { usd: 140, gbp: 62 },
};

export const mlEngineer: Role = {
  title: 'Machine Learning Engineer',
  internTitle: 'Machine Learning Intern',
  skills: ['Python', 'Machine Learning'],
  also: ['Data Science', 'Docker', 'AWS', 'C++'],
  tasks: [
    'bring a model from a notebook into {product}, with a way back',
    'measure models by the mistakes that cost {users} most',
    'build the data set that the next three models will stand on',
    'make predictions small and fast enough to run where the work is done',
    'notice when the world has changed and the model has not',
  ],
  internTasks: [
    'train, test and document one small model that {product} could use',
    'compare a large model with a simple one and report what the difference buys',
    'build the tool with which {users} correct a prediction in one click',
    'label a thousand examples with us and learn what makes two people disagree',
    'measure how a model of ours ages over a year of data',
  ],
  requirements: [
    'You split your data before you look at it',
    'You have put a model into production, or into the hands of ten people',
    'You can explain to a colleague without mathematics what it does badly',
  ],
  pay: { usd: 158, gbp: 72 },
};

export const dataAnalyst: Role = {
  title: 'Data Analyst',
  internTitle: 'Data Analyst Intern',
  skills: ['SQL', 'Business Analytics'],
  also: ['Data Analysis', 'Python', 'Data Science'],
  tasks: [
    'answer the questions of the week with numbers and a sentence each',
    'build the three charts that every Monday should begin with',
    'find out which promises of {product} come true for {users}',
    'agree with everybody on what an active customer is, and write it down',
    'retire reports that nobody would miss',
  ],
  internTasks: [
    'build one dashboard that {users} ask for again when it is down',
    'trace a number that two departments report differently to its two sources',
    'study a year of records from {product} and tell the company three things it did not know',
    'sit with {users} for a day and count what nobody has counted yet',
    'clean up forty saved queries until ten are left that people trust',
  ],
  requirements: [
    'Your SQL is clear enough to be read aloud',
    'You ask what a number will be used for before you compute it',
    'You doubt a good result more than a bad one',
  ],
  pay: { usd: 92, gbp: 42 },
};

export const dataEngineer: Role = {
  title: 'Data Engineer',
  internTitle: 'Data Engineering Intern',
  skills: ['Python', 'SQL', 'AWS'],
  also: ['PostgreSQL', 'Docker', 'Data Analysis'],
  tasks: [
    'build pipelines that can be run twice without harm',
    'bring the data behind {product} from a day old to a minute old',
    'catch a broken source before {users} see a broken chart',
    'model our data so that the obvious query is the right one',
    'delete what we promised to delete, and prove it',
  ],
  internTasks: [
    'connect one new data source and test what happens when it misbehaves',
    'halve the running time of our longest job',
    'write the checks that would have caught last year’s three worst data faults',
    'draw the map of where our data comes from, and find the two sources nobody knew',
    'make one pipeline restart by itself in the middle of the night',
  ],
  requirements: [
    'You have moved data that somebody missed when it was late',
    'You know when a queue helps and when it hides the problem',
    'You document tables as if you were leaving next month',
  ],
  pay: { usd: 146, gbp: 66 },
};
