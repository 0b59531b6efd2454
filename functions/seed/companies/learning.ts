import type { Company } from './company.ts';

export const learning: readonly Company[] = [
  {
    name: 'Marginalia',
    does: 'lets whole classes write in the margins of the same book',
    product: 'the reading room',
    users: 'teachers and their classes',
    team: 'Former teachers, former librarians and people who never left school.',
    stack: 'Node.js',
    places: ['Boston', 'Remote', 'London'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.94,
    hires: ['frontend', 'fullstack', 'productDesigner', 'uxResearcher', 'contentMarketer', 'dataAnalyst'],
    perks: [
      'A book budget nobody audits',
      'School holidays off if you want them',
      'Health insurance for families',
    ],
    projects: [
      {
        title: 'Ten thousand notes on one page',
        brief:
          'When a whole school reads the same poem, our margin drowns. Find a way to show many notes without hiding the shy ones, and try it in a real class.',
        result: 'a working prototype and a teacher’s verdict on it',
        skills: ['TypeScript', 'React', 'UI/UX Design'],
        weeks: 10,
      },
      {
        title: 'Do margin notes help anyone learn?',
        brief:
          'We believe they do, which is not evidence. Design a fair comparison with two schools that have agreed to it, clear the ethics with their heads, and run a small pilot.',
        result: 'a study plan, the pilot’s data and an honest reading of it',
        skills: ['Data Science', 'Data Analysis', 'Product Management'],
        weeks: 12,
      },
    ],
  },
  {
    name: 'Tally Ho Maths',
    does: 'teaches fractions with dice, cards and a very patient app',
    product: 'the practice app',
    users: 'nine-year-olds and their parents',
    team: 'Twenty people; every feature is tried by a class on the first Tuesday of the month.',
    stack: 'Python',
    places: ['Manchester', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.88,
    hires: ['mobile', 'gameDeveloper', 'productDesigner', 'dataScientist', 'growthMarketer'],
    perks: ['Shorter days in school holidays', 'Thirty days of holiday', 'All the dice you can carry'],
    projects: [
      {
        title: 'Spot a misconception from three wrong answers',
        brief:
          'A child who says 1/3 + 1/4 = 2/7 is not careless; they have a rule. Find the ten most frequent rules in 200,000 wrong answers and say how few answers it takes to tell them apart.',
        result: 'a catalogue of ten rules with detectors in Python',
        skills: ['Python', 'Data Science', 'Machine Learning'],
        weeks: 10,
      },
      {
        title: 'A dice game for the bus home',
        brief:
          'Design and build one small game about comparing fractions that a child can play in four minutes, offline, with one thumb. You will test each version with the same eight children.',
        result: 'a playable game and the story of its five versions',
        skills: ['JavaScript', 'TypeScript', 'UI/UX Design'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Lanternway',
    does: 'guides people who are first in their family to go to university',
    product: 'the application planner',
    users: 'applicants and their mentors',
    team: 'A charity of thirty-five with the habits of a software team.',
    stack: 'Node.js',
    places: ['New York', 'Chicago', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.86,
    hires: [
      'fullstack',
      'contentMarketer',
      'businessAnalyst',
      'productManager',
      'operationsAnalyst',
      'uxResearcher',
    ],
    perks: [
      'Public-service loan forgiveness applies',
      'Twenty-five days off and the last week of December',
      'Full health cover',
    ],
    projects: [
      {
        title: 'Every deadline on one sheet of paper',
        brief:
          'Our applicants face some thirty dates from six offices. Gather them, find out which are missed most, and make a sheet that fits on a fridge and updates itself in the planner.',
        result: 'a printable sheet, made from data, tested with fifteen families',
        skills: ['JavaScript', 'UI/UX Design', 'Product Management'],
        weeks: 6,
      },
      {
        title: 'What does a mentor hour change?',
        brief:
          'Funders ask, and we answer with stories. Use four cohorts of records to estimate what an hour of mentoring does, and say plainly what the data cannot show.',
        result: 'a report a funder can check',
        skills: ['Data Analysis', 'Business Analytics', 'Python'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Polyglot House',
    does: 'pairs people who want to learn each other’s language over dinner',
    product: 'the table finder',
    users: 'hosts and guests',
    team: 'We speak nineteen languages between twenty-two people.',
    stack: 'Python',
    places: ['Berlin', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 0.92,
    hires: ['mobile', 'backend', 'growthMarketer', 'contentMarketer', 'mlEngineer', 'productManager'],
    perks: ['Language lessons for you and your family', 'Dinner budget', 'Four weeks a year from anywhere'],
    projects: [
      {
        title: 'A fair match for a table of six',
        brief:
          'Good tables mix levels, languages and diets; ours are filled by whoever clicks first. Model it as a matching problem and compare it with the tables people rated well.',
        result: 'an algorithm, its proof of fairness, and a trial week in one city',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 8,
      },
      {
        title: 'First city in Portugal: a launch plan',
        brief:
          'Choose between Porto and Lisbon with numbers, find the first forty hosts, and plan a launch month on a budget of €4,000. You will present it to the two people who will carry it out.',
        result: 'a plan with a budget, a calendar and a way to tell in week three whether to stop',
        skills: ['Digital Marketing', 'Business Analytics', 'Finance'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Workbench Academy',
    does: 'trains electricians and welders with headsets and real workshops',
    product: 'the workshop simulator',
    users: 'apprentices',
    team: 'Trainers, 3D artists and engineers under one corrugated roof.',
    stack: 'C++',
    places: ['Austin', 'Chicago'],
    mode: 'onsite',
    style: 'terse',
    pays: 0.98,
    hires: ['gameDeveloper', 'embedded', 'backend', 'productDesigner', 'qa', 'operationsAnalyst'],
    perks: ['Any of our courses, free', 'Tool allowance of $800', 'Health and accident insurance'],
    projects: [
      {
        title: 'A weld that looks wrong when it is wrong',
        brief:
          'In our simulator a bad seam looks almost as good as a clean one. Work with a master welder to model three faults so that an apprentice can see them, at 72 frames a second.',
        result: 'three faults in the simulator, signed off by the welder',
        skills: ['C++', 'Git'],
        weeks: 12,
      },
      {
        title: 'Who drops out in week four, and why?',
        brief:
          'Attendance, tool hire and quiz results are in three systems. Join them, find early signs, and interview those who left. The trainers want to know whom to call, and what to say.',
        result: 'a weekly list for trainers and the reasoning behind it',
        skills: ['SQL', 'Data Analysis', 'Business Analytics'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Openshelf',
    does: 'lends textbooks between universities by overnight van',
    product: 'the loan desk',
    users: 'librarians',
    team: 'Eighteen people who know their shelf marks.',
    stack: 'Java',
    places: ['Edinburgh', 'Manchester', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.87,
    hires: ['backend', 'frontend', 'dataAnalyst', 'operationsAnalyst', 'accountant'],
    perks: ['University pension scheme', 'Borrow anything from any partner', 'Twenty-nine days of holiday'],
    projects: [
      {
        title: 'One catalogue out of eleven',
        brief:
          'Eleven libraries spell the same author eleven ways. Write a matcher that joins their records, measure it on 2,000 pairs a librarian has checked, and make its mistakes easy to undo.',
        result: 'a matcher in Java with precision, recall and an undo list',
        skills: ['Java', 'SQL', 'Data Analysis'],
        weeks: 10,
      },
      {
        title: 'Where should the third van go?',
        brief:
          'We can afford one more route. Use a year of loans and road times to compare four candidates, including the one the board already likes.',
        result: 'a recommendation of two pages with a map',
        skills: ['Business Analytics', 'Python', 'Finance'],
        weeks: 6,
      },
    ],
  },
];
