import type { Company } from './company.ts';

export const media: readonly Company[] = [
  {
    name: 'Hollow Hill Games',
    does: 'makes quiet puzzle games about weather, letters and small towns',
    product: 'the level editor',
    users: 'players and level designers',
    team: 'Eleven people who ship one game every two years and never crunch.',
    stack: 'C++',
    places: ['Seattle', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.92,
    hires: ['gameDeveloper', 'qa', 'productDesigner', 'contentMarketer', 'backend'],
    perks: [
      'No crunch, in your contract',
      'Revenue share on every game you worked on',
      'Six weeks off after a release',
    ],
    projects: [
      {
        title: 'Playable without hearing',
        brief:
          'Rain gives away the answer in our third game, but only by ear. Work through all forty levels, list what sound tells a player, and give each clue a second form that is just as beautiful.',
        result: 'eight reworked levels and a guide for the rest',
        skills: ['C++', 'UI/UX Design'],
        weeks: 10,
      },
      {
        title: 'Where do players put the game down?',
        brief:
          'We log no names, just levels and times. Find out from 80,000 evenings where people stop for good, and tell hard from dull.',
        result: 'a ranked list of levels with your reading of each',
        skills: ['Python', 'Data Analysis', 'Data Science'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Broadsheet Labs',
    does: 'builds tools for local newspapers that still print',
    product: 'the page desk',
    users: 'editors and reporters',
    team: 'Half of us have filed copy on deadline.',
    stack: 'Python',
    places: ['New York', 'Chicago', 'Remote'],
    mode: 'hybrid',
    style: 'terse',
    pays: 0.98,
    hires: ['frontend', 'backend', 'dataAnalyst', 'mlEngineer', 'productManager', 'growthMarketer'],
    perks: [
      'Subscriptions to anything you read',
      'Twenty days off plus the week of the year’s end',
      'Health insurance',
    ],
    projects: [
      {
        title: 'Council minutes, searchable',
        brief:
          'Reporters in nine towns read scanned minutes by night. Turn five years of them into text that can be searched, link each hit to its page, and say how often the reading is wrong.',
        result: 'a search page three reporters use, with its error rate on it',
        skills: ['Python', 'PostgreSQL', 'Machine Learning'],
        weeks: 10,
      },
      {
        title: 'What makes a reader pay?',
        brief:
          'Our papers guess which article turns a visitor into a subscriber. Use a year of paths through three sites to find out, without following any single person.',
        result: 'an analysis editors can act on and a note on privacy',
        skills: ['Data Analysis', 'Digital Marketing', 'SQL'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Ninth Wave Audio',
    does: 'produces audio guides that hear where you are standing',
    product: 'the story mixer',
    users: 'writers and sound designers',
    team: 'Writers and engineers in pairs, headphones provided.',
    stack: 'Node.js',
    places: ['Dublin', 'Edinburgh', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.9,
    hires: ['mobile', 'frontend', 'contentMarketer', 'productDesigner', 'embedded'],
    perks: ['Festival tickets', 'Four-day week in July and August', 'Studio time for your own work'],
    projects: [
      {
        title: 'A guide that does not need a signal',
        brief:
          'Castles have thick walls. Let our app fetch a whole tour before the gate, in under 40 MB, and prove that it works in flight mode from the first step to the last.',
        result: 'a change in the app and a day of field tests in one castle',
        skills: ['TypeScript', 'React', 'JavaScript'],
        weeks: 8,
      },
      {
        title: 'How long do people stand still?',
        brief:
          'Writers want to know how long a stop may last. From anonymous dwell times at 30 places, find what holds people, and write a page of advice that a writer will not roll their eyes at.',
        result: 'one page of advice and the data behind each line',
        skills: ['Data Analysis', 'Python', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Gable Street Pictures',
    does: 'helps documentary makers find, clear and pay for archive footage',
    product: 'the archive search',
    users: 'film researchers',
    team: 'Thirty-two people, several Emmys, one projector.',
    stack: 'Python',
    places: ['London', 'New York', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1,
    hires: ['mlEngineer', 'backend', 'frontend', 'accountant', 'businessAnalyst', 'uxResearcher'],
    perks: ['Film nights', 'Twenty-six days of holiday', 'Private health cover'],
    projects: [
      {
        title: 'Search a reel by what can be seen',
        brief:
          'Researchers know the picture in their head: a red tram in snow. Index 200 hours of public-domain film with an open model and compare it with the archive’s own keywords.',
        result: 'a demonstration and a fair comparison on fifty searches',
        skills: ['Python', 'Machine Learning', 'Docker'],
        weeks: 10,
      },
      {
        title: 'Who owns this clip?',
        brief:
          'A minute of film may have five owners. Map how rights were cleared for twenty finished films and design a record that shows at a glance what is settled and what is not.',
        result: 'a data model, a design and a talk to our legal team',
        skills: ['Business Analytics', 'UI/UX Design', 'SQL'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Wagtail Social',
    does: 'runs small, moderated forums for hobbies that deserve better than a feed',
    product: 'the moderation desk',
    users: 'volunteer moderators',
    team: 'A cooperative: everybody has one vote and a turn at support.',
    stack: 'Node.js',
    places: ['Remote', 'San Francisco', 'Berlin'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.97,
    hires: ['fullstack', 'platform', 'productDesigner', 'dataScientist', 'security', 'contentMarketer'],
    perks: [
      'A vote and a share of the profit',
      'Work from anywhere within four hours of GMT',
      'Health stipend of $400 a month',
    ],
    projects: [
      {
        title: 'Give moderators their evening back',
        brief:
          'Nine in ten reports are harmless, the tenth is not, and all look alike. Study 5,000 decided reports and sort new ones by urgency, with the reason always in sight.',
        result: 'a sorter that two forums have used for two weeks',
        skills: ['Python', 'Machine Learning', 'Node.js'],
        weeks: 10,
      },
      {
        title: 'A welcome that turns readers into writers',
        brief:
          'Most members never post. Interview a dozen lurkers, try three kinds of welcome in one forum, and find out which of them brings a first post that somebody answers.',
        result: 'a report with numbers, words and a recommendation',
        skills: ['Product Management', 'Digital Marketing', 'Data Analysis'],
        weeks: 8,
      },
    ],
  },
];
