import type { Company } from './company.ts';

export const making: readonly Company[] = [
  {
    name: 'Plumb & Level',
    does: 'surveys buildings with drones and hands architects a model they can trust',
    product: 'the survey viewer',
    users: 'architects and surveyors',
    team: 'Pilots, surveyors and graphics people; the drones have their own shelf.',
    stack: 'C++',
    places: ['London', 'Dublin', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.02,
    hires: ['frontend', 'embedded', 'mlEngineer', 'platform', 'operationsAnalyst', 'qa'],
    perks: ['Drone licence paid', 'Pension with 6 % from us', 'Twenty-seven days of holiday'],
    projects: [
      {
        title: 'Open a two-gigabyte model on an old laptop',
        brief:
          'Architects wait four minutes for a model they will look at for one. Load what is in view first, measure on the slowest laptop in our office, and keep the picture honest while it sharpens.',
        result: 'a viewer that shows something useful in five seconds',
        skills: ['TypeScript', 'JavaScript', 'C++'],
        weeks: 12,
      },
      {
        title: 'Find cracks a surveyor would mark',
        brief:
          'We have 12,000 façade photographs with cracks drawn in by three surveyors who do not always agree. Train a small model, then study where it differs from each of them.',
        result: 'a model and a discussion of who was right',
        skills: ['Python', 'Machine Learning'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Ironbark Tools',
    does: 'makes power tools that are meant to be opened and mended',
    product: 'the service bench',
    users: 'repair shops',
    team: 'Seventy people; engineers answer one support call a week.',
    stack: 'C++',
    places: ['Chicago', 'Berlin'],
    mode: 'onsite',
    style: 'terse',
    pays: 1,
    hires: ['embedded', 'qa', 'financialAnalyst', 'operationsAnalyst', 'contentMarketer', 'productManager'],
    perks: ['Tools at cost', 'Retirement match of 6 %', 'Overtime paid'],
    projects: [
      {
        title: 'A drill that says what hurts',
        brief:
          'Our motor controller knows more than its two lights tell. Choose five readings, send them over Bluetooth, and show a mechanic which part to replace.',
        result: 'firmware and a bare-bones phone page, tried in two shops',
        skills: ['C++', 'JavaScript'],
        weeks: 12,
      },
      {
        title: 'Spare parts: too many, too late, or just right?',
        brief:
          'We keep 3,100 parts on stock and still lack the one that is needed. Sort them by how often, how urgent and how costly, and propose a rule for each group.',
        result: 'three rules and what they would have saved last year',
        skills: ['Finance', 'Business Analytics', 'SQL'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Vellum Instruments',
    does: 'builds spectrometers small enough for a school bag',
    product: 'the bench app',
    users: 'science teachers and field researchers',
    team: 'Physicists who learned to code and coders who learned optics.',
    stack: 'Python',
    places: ['Boston', 'Edinburgh', 'Remote'],
    mode: 'onsite',
    style: 'curious',
    pays: 1,
    hires: ['embedded', 'dataScientist', 'mobile', 'productDesigner', 'accountant'],
    perks: ['An instrument to take home', 'Tuition support up to $5,000', 'Health insurance'],
    projects: [
      {
        title: 'Is this honey?',
        brief:
          'A third of cheap honey is sugar syrup. Take spectra of forty jars, some of them fake on purpose, and find out how well a pocket instrument can tell, with the uncertainty a teacher could explain.',
        result: 'a classroom experiment with data, code and a worksheet',
        skills: ['Python', 'Data Science', 'Machine Learning'],
        weeks: 8,
      },
      {
        title: 'First light in four minutes',
        brief:
          'From opening the box to the first spectrum takes a teacher half an hour. Redesign instructions and app together and test them with people who have never seen a spectrum.',
        result: 'a four-minute first experience, on film',
        skills: ['UI/UX Design', 'Product Management'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Low Orbit Gardens',
    does: 'grows salad in shipping containers beside hospitals and schools',
    product: 'the climate controller',
    users: 'growers',
    team: 'Botanists, plumbers and a handful of engineers who water.',
    stack: 'Python',
    places: ['Austin', 'San Francisco', 'Remote'],
    mode: 'onsite',
    style: 'letter',
    pays: 0.94,
    hires: [
      'embedded',
      'backend',
      'dataScientist',
      'operationsAnalyst',
      'growthMarketer',
      'financialAnalyst',
    ],
    perks: ['Salad for the neighbourhood', 'Stock options', 'Health insurance for you and a partner'],
    projects: [
      {
        title: 'Less light, same lettuce',
        brief:
          'Light is 60 % of our bill. Design an experiment over three containers and six weeks that finds out how much can be dimmed when power is dear, without a smaller harvest.',
        result: 'the experiment, run, and a dimming plan',
        skills: ['Python', 'Data Science', 'Business Analytics'],
        weeks: 10,
      },
      {
        title: 'An alarm worth waking up for',
        brief:
          'Growers got 410 alarms last month and needed nine. Learn from their notes which ones mattered, and change the rules in our controller so that phones stay silent for the rest.',
        result: 'new rules with tests and a quieter month',
        skills: ['Python', 'Node.js', 'Data Analysis'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Tesserae Prints',
    does: 'prints tiles and whole façades from recycled brick',
    product: 'the pattern studio',
    users: 'architects and tilers',
    team: 'A workshop with a laptop on every bench.',
    stack: 'Node.js',
    places: ['Berlin', 'London', 'New York'],
    mode: 'onsite',
    style: 'curious',
    pays: 0.96,
    hires: ['frontend', 'productDesigner', 'fullstack', 'financialAnalyst', 'growthMarketer'],
    perks: ['Kiln evenings', 'Thirty days of holiday', 'Deutschlandticket or its like where you live'],
    projects: [
      {
        title: 'Patterns that waste no brick',
        brief:
          'Beautiful patterns leave ugly offcuts. Write a small tool in which a designer sees the waste while they draw, and find three patterns that have almost none.',
        result: 'the tool, in the browser, and three printed samples',
        skills: ['TypeScript', 'React', 'UI/UX Design'],
        weeks: 10,
      },
      {
        title: 'The price of a colour',
        brief:
          'We charge the same for rust red and for a blue that costs us double. Work out true costs by colour, ask customers what they would accept, and propose a price list.',
        result: 'a price list with its reasoning',
        skills: ['Finance', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
];
