import type { Company } from './company.ts';

export const commerce: readonly Company[] = [
  {
    name: 'Thimble & Thread',
    does: 'repairs clothes by post and shows people how to do the next one themselves',
    product: 'the repair tracker',
    users: 'menders and customers',
    team: 'Menders, photographers and a small web team in the same loft.',
    stack: 'Node.js',
    places: ['London', 'Manchester', 'Remote'],
    mode: 'onsite',
    style: 'letter',
    pays: 0.86,
    hires: ['fullstack', 'contentMarketer', 'growthMarketer', 'productDesigner', 'accountant'],
    perks: ['Free repairs for your wardrobe', 'Sewing lessons', 'Twenty-seven days of holiday'],
    projects: [
      {
        title: 'Guess the price of a repair from a photo',
        brief:
          'People send a picture and wait a day for a price. With 9,000 past repairs, find out for which damages a price range could be shown at once, and for which it would mislead.',
        result: 'a price guide with its accuracy by kind of damage',
        skills: ['Python', 'Machine Learning'],
        weeks: 8,
      },
      {
        title: 'A month of mending videos',
        brief:
          'Plan, film and publish eight short videos with our menders. You choose two channels, set a goal you can measure, and stop what does not work after a fortnight.',
        result: 'eight videos and a candid review of reach, cost and orders',
        skills: ['Digital Marketing', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Corner & Co',
    does: 'lets corner shops order together and pay like a supermarket',
    product: 'the ordering app',
    users: 'shopkeepers',
    team: 'Sales people who speak to shopkeepers in eleven languages, engineers who listen in.',
    stack: 'Java',
    places: ['New York', 'Boston', 'Chicago'],
    mode: 'hybrid',
    style: 'terse',
    pays: 1.03,
    hires: [
      'mobile',
      'backend',
      'dataAnalyst',
      'operationsAnalyst',
      'growthMarketer',
      'financialAnalyst',
      'qa',
    ],
    perks: ['Wholesale prices for your kitchen', 'Health insurance', 'Paid family leave, 14 weeks'],
    projects: [
      {
        title: 'Order by voice in Bengali and Spanish',
        brief:
          'Shopkeepers order while serving. Record twenty orders in each language, try what today’s speech recognition makes of them, and design the moment when the app is not sure.',
        result: 'a demonstration and a table of what is understood and what is not',
        skills: ['Python', 'Machine Learning', 'UI/UX Design'],
        weeks: 10,
      },
      {
        title: 'Which shops should share a pallet?',
        brief:
          'A pallet is cheap, half a pallet is not. Group 300 shops so that they can share deliveries, and show what each saves and what each waits.',
        result: 'groups on a map, with savings that a shopkeeper would believe',
        skills: ['Business Analytics', 'SQL', 'Python'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Juniper Row',
    does: 'sells furniture as parts that can be replaced one by one',
    product: 'the room planner',
    users: 'people who move often',
    team: 'Designers, carpenters and developers; everyone can use the band saw.',
    stack: 'Node.js',
    places: ['San Francisco', 'Seattle', 'Remote'],
    mode: 'hybrid',
    style: 'curious',
    pays: 1.04,
    hires: ['frontend', 'fullstack', 'productDesigner', 'productManager', 'growthMarketer', 'dataScientist'],
    perks: ['A chair of your own making', 'Unlimited workshop use', 'Health, dental, vision from day one'],
    projects: [
      {
        title: 'Does it fit through the door?',
        brief:
          'One sofa in thirty comes back because of a stairwell. Let people measure theirs with a phone and three questions, and say yes, no, or take off the legs first.',
        result: 'a web page that five people in old houses have tried',
        skills: ['JavaScript', 'React', 'UI/UX Design'],
        weeks: 8,
      },
      {
        title: 'What happens to a shelf after ten years?',
        brief:
          'We promise spare parts for a decade without knowing which will break. Study returns, interview early buyers, and forecast what we should keep on stock until 2036.',
        result: 'a stock plan with the money it ties up',
        skills: ['Finance', 'Data Science', 'Business Analytics'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Saltmarsh Provisions',
    does: 'brings the catch of forty small boats to restaurants by noon',
    product: 'the catch list',
    users: 'skippers and chefs',
    team: 'Up early, home early: our core hours end at three.',
    stack: 'Python',
    places: ['Boston', 'New York'],
    mode: 'onsite',
    style: 'plain',
    pays: 0.95,
    hires: ['fullstack', 'operationsAnalyst', 'dataAnalyst', 'contentMarketer', 'accountant'],
    perks: ['Done at three in the afternoon', 'Fish at cost', 'Health insurance and a 401(k) match of 4 %'],
    projects: [
      {
        title: 'A catch list by text message',
        brief:
          'Skippers will not open an app on deck, but they text. Turn messages such as “2 boxes hake, some plaice” into a list a chef can order from, and ask back when unsure.',
        result: 'a service that read one real week without a wrong box',
        skills: ['Python', 'Node.js', 'AWS'],
        weeks: 8,
      },
      {
        title: 'Sell what nobody orders',
        brief:
          'Gurnard is delicious and goes back as bait. Work with three chefs on a small campaign for one neglected fish, with a budget of $1,500 and a clear measure of success.',
        result: 'the campaign and its numbers, week by week',
        skills: ['Digital Marketing', 'Finance'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Relay Returns',
    does: 'finds a next owner for parcels that people send back',
    product: 'the grading bench',
    users: 'graders in the warehouse',
    team: 'A hundred people, most of them around the bench, all of them on first-name terms.',
    stack: 'Java',
    places: ['Dublin', 'Manchester', 'Chicago'],
    mode: 'onsite',
    style: 'terse',
    pays: 0.97,
    hires: ['backend', 'mlEngineer', 'dataEngineer', 'operationsAnalyst', 'qa', 'businessAnalyst'],
    perks: ['First pick at the staff sale', 'Pension with 6 % from us', 'Free shuttle from the station'],
    projects: [
      {
        title: 'Like new, good or fair?',
        brief:
          'Two graders agree on three items in four. Photograph 600 returns under fixed light, have them graded twice, and see whether a camera could at least tell when a second look pays.',
        result: 'a data set, a model and a cost calculation',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
      {
        title: 'Why do people send back boots?',
        brief:
          'Boots come back twice as often as shoes. Read 2,000 return notes, talk to thirty buyers, and propose what a shop could change on its page to prevent a tenth of it.',
        result: 'a proposal two partner shops have agreed to try',
        skills: ['Data Analysis', 'UI/UX Design', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Mapleknot',
    does: 'runs the online shops of museums, from tickets to tea towels',
    product: 'the museum shop kit',
    users: 'museum shop managers',
    team: 'Twenty-six people and a very good collection of postcards.',
    stack: 'Node.js',
    places: ['New York', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.96,
    hires: ['frontend', 'fullstack', 'growthMarketer', 'dataAnalyst', 'productDesigner', 'platform'],
    perks: ['Free entry to sixty museums', 'Home-office days as you like', 'Twelve weeks of parental leave'],
    projects: [
      {
        title: 'Queues before the queue',
        brief:
          'A new exhibition sells out in nine minutes and our waiting page tells people nothing. Design and build one that says where they stand, and keeps standing when 50,000 come at once.',
        result: 'a waiting page with a load test you wrote',
        skills: ['Node.js', 'TypeScript', 'AWS', 'Docker'],
        weeks: 10,
      },
      {
        title: 'What sells beside a painting?',
        brief:
          'Shop managers choose stock by taste. Use three years of sales of six museums to find what sells with what, and turn it into advice that fits on a postcard.',
        result: 'six postcards, one for each museum, with the analysis behind them',
        skills: ['Data Analysis', 'SQL', 'Business Analytics'],
        weeks: 6,
      },
    ],
  },
];
