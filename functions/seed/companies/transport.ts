import type { Company } from './company.ts';

export const transport: readonly Company[] = [
  {
    name: 'Kerbside',
    does: 'gives cities a live picture of their pavements: loading bays, bins, ramps and scooters',
    product: 'the kerb map',
    users: 'city planners',
    team: 'Planners and programmers in equal number, which keeps us honest.',
    stack: 'Python',
    places: ['London', 'Berlin', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1,
    hires: ['dataEngineer', 'frontend', 'mlEngineer', 'productManager', 'uxResearcher', 'platform'],
    perks: ['Rail card paid', 'Twenty-eight days of holiday', 'Walking meetings encouraged'],
    projects: [
      {
        title: 'Find the missing dropped kerbs',
        brief:
          'For a wheelchair user one high kerb makes a mile of detour. From street photographs, find crossings without a ramp in one district, and check your list on foot with a local group.',
        result: 'a map layer the council has agreed to look at',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
      {
        title: 'A planner’s morning, timed',
        brief:
          'Spend four mornings with planners in two councils. Write down what they open, copy and retype, and show us where the kerb map could save them the most minutes.',
        result: 'a journey map and three proposals with an estimate each',
        skills: ['UI/UX Design', 'Product Management', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Nightmail Freight',
    does: 'fills the empty half of lorries that drive home',
    product: 'the load board',
    users: 'dispatchers',
    team: 'Our dispatchers and engineers share the night shift once a month.',
    stack: 'Java',
    places: ['Chicago', 'Austin', 'Remote'],
    mode: 'hybrid',
    style: 'terse',
    pays: 1.06,
    hires: ['backend', 'fullstack', 'dataScientist', 'operationsAnalyst', 'growthMarketer', 'platform'],
    perks: ['Bonus paid monthly', 'Medical, dental, vision', 'Night-shift days off in return'],
    projects: [
      {
        title: 'Price a backhaul in two seconds',
        brief:
          'Dispatchers price the way home by gut and are right more often than our model. Sit beside two of them, write down what they know, and feed one of those things to the model.',
        result: 'a better model and a plain account of what the gut knew',
        skills: ['Python', 'Machine Learning', 'Business Analytics'],
        weeks: 10,
      },
      {
        title: 'A load board without the refresh key',
        brief:
          'Dispatchers reload the board some 900 times a shift. Make it tell them what changed, quietly, and measure whether they stop pressing F5.',
        result: 'a change in our frontend behind a switch, with its numbers',
        skills: ['React', 'TypeScript', 'Node.js'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Slow Train Travel',
    does: 'books journeys across Europe that never touch an airport',
    product: 'the journey planner',
    users: 'travellers',
    team: 'Fourteen people with strong opinions on sleeper trains.',
    stack: 'Node.js',
    places: ['Berlin', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.95,
    hires: ['fullstack', 'frontend', 'contentMarketer', 'growthMarketer', 'productDesigner', 'dataEngineer'],
    perks: [
      'An Interrail pass each year',
      'Travel by train counts as working time',
      'Thirty days of holiday',
    ],
    projects: [
      {
        title: 'Will I make the connection?',
        brief:
          'Eight minutes in Cologne is a different thing from eight minutes in Zurich. Use a year of arrival times to show the odds of a change, in a way that calms rather than frightens.',
        result: 'a small model and a design tested with ten travellers',
        skills: ['Data Science', 'Python', 'UI/UX Design'],
        weeks: 8,
      },
      {
        title: 'Stories that sell a night train',
        brief:
          'People read our route pages and then book a flight. Write and photograph three routes as they are, delays included, and test whether honesty sells.',
        result: 'three published stories and a comparison with the old pages',
        skills: ['Digital Marketing', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Spokeworks',
    does: 'rents cargo bikes to families by the month and keeps them rolling',
    product: 'the workshop board',
    users: 'mechanics',
    team: 'Thirty-five people, seven workshops, one van we are embarrassed about.',
    stack: 'Node.js',
    places: ['London', 'Manchester', 'Berlin'],
    mode: 'onsite',
    style: 'letter',
    pays: 0.9,
    hires: ['fullstack', 'operationsAnalyst', 'growthMarketer', 'accountant', 'mobile', 'dataAnalyst'],
    perks: ['A cargo bike for your family', 'Workshop evenings', 'Twenty-seven days of holiday'],
    projects: [
      {
        title: 'Order brake pads before they are needed',
        brief:
          'We run out of the same six parts every October. Predict demand from mileage and weather, compare it with ordering by habit, and make a list the workshop can use without us.',
        result: 'a reorder list that updates each Monday',
        skills: ['Business Analytics', 'Python', 'SQL'],
        weeks: 8,
      },
      {
        title: 'Book a repair with one hand',
        brief:
          'Parents report a fault with a child on the other arm. Redesign the booking on a phone for one thumb and one minute, and build it with us in React.',
        result: 'the new booking, live for a tenth of our customers',
        skills: ['React', 'JavaScript', 'UI/UX Design'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Portolan',
    does: 'helps small ports talk to big ships',
    product: 'the berth planner',
    users: 'harbour masters',
    team: 'A team of twenty-eight; two have captained something.',
    stack: 'Java',
    places: ['Seattle', 'Boston', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.04,
    hires: ['backend', 'frontend', 'platform', 'businessAnalyst', 'security', 'productManager'],
    perks: ['Fully paid health premiums', 'Four-day week in summer', 'Training budget of $2,500'],
    projects: [
      {
        title: 'When will that ship really arrive?',
        brief:
          'Ships announce a time and keep it half the time. With a year of public position reports, build an estimate for one port and show it beside what the captain said.',
        result: 'an estimate that beats the announcement, or a clear account of why none can',
        skills: ['Python', 'Data Science', 'PostgreSQL'],
        weeks: 10,
      },
      {
        title: 'A radio call as a form, and back',
        brief:
          'Harbour masters talk on channel 12 and type afterwards. Listen in for two days, list what is said, and design a screen that can be filled while speaking.',
        result: 'a prototype and notes from a day of use in one harbour',
        skills: ['UI/UX Design', 'JavaScript'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Farefox',
    does: 'runs on-demand buses where the timetable gave up',
    product: 'the rider app',
    users: 'riders and drivers',
    team: 'Forty people in a former bus depot that still smells of it.',
    stack: 'Node.js',
    places: ['San Francisco', 'Austin', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 1.1,
    hires: [
      'mobile',
      'backend',
      'dataScientist',
      'productManager',
      'productDesigner',
      'platform',
      'financialAnalyst',
    ],
    perks: ['Commuter card', 'Stock options with a ten-year window', 'Health insurance with no waiting time'],
    projects: [
      {
        title: 'Book a bus by phone call',
        brief:
          'A third of our riders do not use apps. Design a call that books a ride in under a minute, by keypad or by voice, and try it with twelve people over seventy.',
        result: 'a working line on a test number and what the twelve said',
        skills: ['Node.js', 'UI/UX Design', 'AWS'],
        weeks: 8,
      },
      {
        title: 'The cost of one more stop',
        brief:
          'Towns ask for a stop at the clinic; it costs everybody else two minutes. Model that trade for three towns, with money and minutes in the same picture.',
        result: 'a model a town council can play with',
        skills: ['Business Analytics', 'Finance', 'Python'],
        weeks: 8,
      },
    ],
  },
];
