import type { Role } from './role.ts';

export const platform: Role = {
  title: 'Platform Engineer',
  internTitle: 'Cloud Engineering Intern',
  skills: ['AWS', 'Docker'],
  also: ['Python', 'Git', 'TypeScript'],
  tasks: [
    'make a release of {product} an event nobody needs to attend',
    'give every team the same short road from a branch to production',
    'bring our monthly cloud bill down by a third and show where it went',
    'write the runbook that works for a person who has just woken up',
    'practise a restore with us until it is dull',
  ],
  internTasks: [
    'build a dashboard that answers the first question of every incident',
    'cut the time our tests take on each change by half',
    'move one service to containers and write down how, for the next ones',
    'find the ten most expensive lines of our cloud bill and explain each',
    'rehearse a full restore with us and write down where it hurt',
  ],
  requirements: [
    'You have run something that people relied on',
    'You describe infrastructure in code, and review it like code',
    'You stay calm and write things down when something is on fire',
  ],
  pay: { usd: 152, gbp: 72 },
};

export const security: Role = {
  title: 'Security Engineer',
  internTitle: 'Security Engineering Intern',
  skills: ['Python', 'AWS'],
  also: ['Docker', 'Java', 'Git'],
  tasks: [
    'review designs for {product} while they can still change',
    'find out how somebody could read what belongs to another person, and close it',
    'make the safe way of doing things the short way',
    'run an exercise each quarter in which something goes wrong on purpose',
    'answer the questionnaires of cautious customers truthfully and only once',
  ],
  internTasks: [
    'test one part of {product} as an attacker would and write up what you find',
    'bring our dependency updates from a chore to a habit',
    'build a small lab in which colleagues can learn to break things safely',
    'go through a year of alerts and name those that we could have missed',
    'write the two-page guide that a new colleague reads on the first morning',
  ],
  requirements: [
    'You can tell a likely attack from a spectacular one',
    'You read code in more than one language',
    'You explain a risk without frightening people or boring them',
  ],
  pay: { usd: 156, gbp: 74 },
};

export const qa: Role = {
  title: 'Test Engineer',
  internTitle: 'Test Engineering Intern',
  skills: ['JavaScript', 'Git'],
  also: ['Java', 'Python', 'TypeScript', 'Docker', 'SQL'],
  tasks: [
    'find the faults in {product} before {users} do',
    'replace our slowest manual checks with tests that tell the truth',
    'ask, at the start of each piece of work, how we will know that it works',
    'keep the whole suite under eight minutes and free of shrugs',
  ],
  internTasks: [
    'automate the twenty checks we still do by hand before a release',
    'track down our five flakiest tests and repair the cause, not the symptom',
    'explore {product} for a day each week and report what surprised you',
    'write the smoke test that runs after every release and fits into a minute',
    'build the page that shows which test has been red for how long',
  ],
  requirements: [
    'You enjoy finding out what happens if',
    'You write bug reports that developers thank you for',
    'You can program well enough to test well',
  ],
  pay: { usd: 112, gbp: 50 },
};
