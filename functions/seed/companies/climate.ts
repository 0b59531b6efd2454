import type { Company } from './company.ts';

export const climate: readonly Company[] = [
  {
    name: 'Brightwell Energy',
    does: 'runs shared solar roofs for people who rent',
    product: 'the tenant portal',
    users: 'tenants and housing associations',
    team: 'Seventy people, most of whom have stood on a roof by the end of their first month.',
    stack: 'Java',
    places: ['London', 'Edinburgh', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.98,
    hires: ['backend', 'frontend', 'dataAnalyst', 'financialAnalyst', 'growthMarketer', 'operationsAnalyst'],
    perks: ['Green energy at cost for your home', 'Cycle-to-work scheme', 'Twenty-seven days of holiday'],
    projects: [
      {
        title: 'Explain a solar bill on one page',
        brief:
          'Our tenants save money and still ring us about the bill, because it shows kilowatt hours where they look for pounds. Redesign one bill and try it on the people who rang.',
        result: 'a tested one-page bill and the three questions that remain',
        skills: ['UI/UX Design', 'Business Analytics'],
        weeks: 6,
      },
      {
        title: 'Forecast a roof from the weather next door',
        brief:
          'New roofs have no history. Use the output of neighbouring roofs and public weather data to forecast a new one for its first summer, and show how the error shrinks as data comes in.',
        result: 'a documented model and a plot our operations team can read',
        skills: ['Python', 'Data Science', 'Machine Learning'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Tidewrack',
    does: 'turns seaweed that would rot on beaches into packaging',
    product: 'the harvest planner',
    users: 'harvest crews',
    team: 'A young company: twelve people, two boats, one very good oven.',
    stack: 'Node.js',
    places: ['Edinburgh', 'London'],
    mode: 'onsite',
    style: 'letter',
    pays: 0.85,
    hires: ['fullstack', 'operationsAnalyst', 'contentMarketer', 'financialAnalyst', 'dataAnalyst'],
    perks: ['A share in the company after a year', 'Boat days', 'Relocation help up to £1,500'],
    projects: [
      {
        title: 'Plan a harvest around tide and wind',
        brief:
          'Crews choose beaches from a paper chart and memory. Bring tides, wind and last year’s hauls onto one screen that works on a wet phone with two bars of signal.',
        result: 'a prototype that one crew has used for a week',
        skills: ['JavaScript', 'React', 'UI/UX Design'],
        weeks: 10,
      },
      {
        title: 'What would a café pay for a box that composts?',
        brief:
          'We price by cost because we do not know better. Interview twenty cafés in two cities, build a simple price model, and tell us where we leave money on the table and where we ask too much.',
        result: 'a price model in a spreadsheet and a talk to the founders',
        skills: ['Business Analytics', 'Finance', 'Digital Marketing'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Cinderpath Analytics',
    does: 'maps wildfire risk for small towns and the people who insure them',
    product: 'the risk map',
    users: 'fire marshals and underwriters',
    team: 'Geographers, engineers and two retired smokejumpers.',
    stack: 'Python',
    places: ['San Francisco', 'Seattle', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 1.08,
    hires: ['dataScientist', 'dataEngineer', 'mlEngineer', 'frontend', 'platform', 'productManager'],
    perks: [
      'Paid volunteer days in fire season',
      'Health insurance with no premium for you',
      'Home-office budget of $1,200',
    ],
    projects: [
      {
        title: 'See dry brush from above',
        brief:
          'Satellites pass every five days; brush dries faster. Combine images with station readings to say how dry a hillside is today, and check yourself against the field samples of two counties.',
        result: 'a reproducible pipeline and a map with its error bars',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 12,
      },
      {
        title: 'A risk map that works on the hood of a truck',
        brief:
          'Marshals use our map outdoors, in gloves, in glare. Redesign its controls for that, load it in under three seconds on a weak connection, and go on one ride-along to see whether it holds.',
        result: 'a faster map with measurements before and after',
        skills: ['TypeScript', 'React', 'UI/UX Design'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Grainline',
    does: 'tells farmers which field to water tonight and which can wait',
    product: 'the field app',
    users: 'farmers',
    team: 'Our office is a converted barn; the farm next to it is our first customer.',
    stack: 'Node.js',
    places: ['Chicago', 'Austin', 'Remote'],
    mode: 'hybrid',
    style: 'terse',
    pays: 0.95,
    hires: ['embedded', 'mobile', 'backend', 'dataScientist', 'productManager', 'growthMarketer'],
    perks: ['Vegetable box every Friday', 'Flexible hours in harvest time', 'Medical and dental insurance'],
    projects: [
      {
        title: 'A soil sensor that lasts two seasons',
        brief:
          'Our sensor wakes every ten minutes and empties its battery in seven months. Measure where the energy goes and let it decide for itself when waking is worth it.',
        result: 'firmware that doubles the battery life, with the measurements that prove it',
        skills: ['C++', 'Python', 'Git'],
        weeks: 12,
      },
      {
        title: 'One screen for three generations',
        brief:
          'On family farms the grandfather, the daughter and the seasonal worker share one login and need different things. Watch how they use the field app and propose one screen that serves all three.',
        result: 'a tested design and a film of two minutes that explains it',
        skills: ['UI/UX Design', 'Product Management'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Low Water Line',
    does: 'finds leaks in city water mains by listening to them',
    product: 'the leak desk',
    users: 'repair crews',
    team: 'We employ plumbers, physicists and people who like both.',
    stack: 'Python',
    places: ['New York', 'Chicago'],
    mode: 'onsite',
    style: 'plain',
    pays: 1.02,
    hires: ['mlEngineer', 'embedded', 'dataEngineer', 'backend', 'operationsAnalyst'],
    perks: ['Overtime paid or given back, your choice', 'Commuter benefits', 'Health insurance from day one'],
    projects: [
      {
        title: 'Hear a leak through traffic',
        brief:
          'At night our microphones find nine leaks in ten; by day, buses drown them. Compare three ways of removing traffic noise on our labelled recordings from 40 streets.',
        result: 'a comparison in code and a recommendation we can defend to a city engineer',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
      {
        title: 'Rank repairs by what a day of waiting costs',
        brief:
          'Crews take the loudest leak first. Put water price, road plans and hospital addresses into one number that a foreman can argue with, and show how the list would have looked last year.',
        result: 'a scoring sheet, its sources and a replay of last year',
        skills: ['Business Analytics', 'SQL', 'Finance'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Second Orchard',
    does: 'sells the fruit that supermarkets find too small, too big or too odd',
    product: 'the box shop',
    users: 'households and growers',
    team: 'A team of thirty who argue about apples.',
    stack: 'Node.js',
    places: ['London', 'Dublin', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.9,
    hires: [
      'fullstack',
      'growthMarketer',
      'contentMarketer',
      'operationsAnalyst',
      'dataAnalyst',
      'productDesigner',
    ],
    perks: ['A fruit box a week', 'Profit share each December', 'Work from a grower’s farm for a week'],
    projects: [
      {
        title: 'Recipes for what is in the box',
        brief:
          'People cancel when quinces come twice and they do not know what to do with them. Build a small recipe page that starts from the box of the week, and measure whether fewer people skip the next one.',
        result: 'a page in our shop and the numbers from four weeks of it',
        skills: ['JavaScript', 'React', 'Digital Marketing'],
        weeks: 8,
      },
      {
        title: 'Guess next week’s orders by street',
        brief:
          'We pack on Sunday for orders that come until Monday noon. Forecast them by delivery round, compare with our rule of thumb, and tell us when the rule is good enough.',
        result: 'a forecast in a notebook and a packing sheet made from it',
        skills: ['Python', 'Data Science', 'SQL'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Fathom Ferries',
    does: 'builds electric ferries and the software that steers them into dock',
    product: 'the docking assistant',
    users: 'captains',
    team: 'Naval architects on one floor, software on the other, coffee in between.',
    stack: 'C++',
    places: ['Seattle', 'San Francisco'],
    mode: 'onsite',
    style: 'curious',
    pays: 1.12,
    hires: ['embedded', 'platform', 'qa', 'mlEngineer', 'businessAnalyst', 'financialAnalyst'],
    perks: ['Free ferry pass', 'Retirement match of 6 %', 'Two weeks a year at the yard if you like'],
    projects: [
      {
        title: 'Replay a docking in the browser',
        brief:
          'Each docking leaves 90 seconds of position, wind and thrust. Captains want to look at theirs the way a pianist listens to a recording. Build the replay.',
        result: 'a browser page that plays any docking, fit for a tablet on the bridge',
        skills: ['TypeScript', 'React', 'JavaScript'],
        weeks: 10,
      },
      {
        title: 'When should a ferry charge?',
        brief:
          'Power costs four times as much at five in the afternoon as at two in the morning, and the timetable leaves little slack. Model one route for a year and find the cheapest plan that never strands a boat.',
        result: 'a model with its assumptions on one page',
        skills: ['Finance', 'Python', 'Business Analytics'],
        weeks: 8,
      },
    ],
  },
];
