import type { Company } from './company.ts';

export const health: readonly Company[] = [
  {
    name: 'Wardwell',
    does: 'plans shifts for hospital wards, so that nobody works a double by accident',
    product: 'the rota planner',
    users: 'ward managers',
    team: 'There are forty of us, and a third used to be nurses.',
    stack: 'Java',
    places: ['London', 'Manchester', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 0.95,
    hires: ['frontend', 'backend', 'productManager', 'uxResearcher', 'qa', 'dataAnalyst'],
    perks: ['A day a quarter spent on a ward', 'Nine-day fortnight', 'Twenty-eight days of holiday'],
    projects: [
      {
        title: 'Show ward managers the cost of a late swap',
        brief:
          'Shift swaps made in the last 24 hours cause most of the gaps on a ward, and our planner treats them like any other. You get two years of anonymised swaps and three ward managers who have promised you an hour each.',
        result: 'a clickable design of the swap screen and the evidence behind each choice in it',
        skills: ['UI/UX Design', 'Business Analytics', 'Data Analysis'],
        weeks: 8,
      },
      {
        title: 'Predict which night shifts will go unfilled',
        brief:
          'By the time an agency is called, a night shift already costs three times as much. See how early an unfilled night can be told from the roster, and be honest about what cannot be predicted.',
        result: 'a notebook we can rerun each month and two pages on where the model should not be trusted',
        skills: ['Python', 'Machine Learning', 'Data Science'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Quillfern Health',
    does: 'helps people with long-term conditions keep a diary that their doctor can read in two minutes',
    product: 'the symptom diary',
    users: 'patients and their GPs',
    team: 'We are a small company with a clinician in every product team.',
    stack: 'Node.js',
    places: ['Boston', 'Remote', 'London'],
    mode: 'hybrid',
    style: 'letter',
    pays: 1,
    hires: ['mobile', 'frontend', 'productDesigner', 'uxResearcher', 'dataScientist', 'contentMarketer'],
    perks: [
      'Sixteen weeks of parental leave',
      'Health insurance from the first day',
      'Quiet Fridays without meetings',
    ],
    projects: [
      {
        title: 'Make the symptom diary readable for low vision',
        brief:
          'One in nine of our users enlarges the text, and several screens fall apart when they do. Test the diary with a screen reader and at 200 % zoom, then repair the three worst screens with one of our engineers.',
        result: 'three repaired screens and a checklist our team will use from then on',
        skills: ['React', 'JavaScript', 'UI/UX Design'],
        weeks: 6,
      },
      {
        title: 'What makes people stop writing their diary?',
        brief:
          'Most people who give up do so in the third week. Interview ten who stayed and ten who left, lay their words beside what they did in the app, and tell us what we should change first.',
        result: 'a talk for the whole company and a ranked list of changes',
        skills: ['UI/UX Design', 'Product Management', 'Data Analysis'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Lumen & Loam',
    does: 'grows and ships phages, the viruses that eat bacteria, to research hospitals',
    product: 'the sample tracker',
    users: 'lab technicians',
    team: 'Twenty-five people, half of them at the bench, all of them at the Thursday soup.',
    stack: 'Python',
    places: ['Boston', 'Seattle'],
    mode: 'onsite',
    style: 'curious',
    pays: 0.95,
    hires: ['dataScientist', 'mlEngineer', 'backend', 'dataEngineer', 'financialAnalyst'],
    perks: [
      'Authorship where you earned it',
      'Training for the bench if you want it',
      'Matched 401(k) up to 5 %',
    ],
    projects: [
      {
        title: 'Count plaques on petri dishes from a phone photo',
        brief:
          'Our technicians count clear spots on dishes by eye, some two hundred dishes a week. There are 4,000 photographs with counts by two people, who agree most of the time. See how close a small model can come.',
        result: 'a model that runs on a laptop and an error table split by lighting and dish type',
        skills: ['Python', 'Machine Learning', 'C++'],
        weeks: 12,
      },
      {
        title: 'A freezer map that survives a power cut',
        brief:
          'Samples move between freezers, and the list of what stands where is a spreadsheet. Build a small web page that a gloved hand can use, and that keeps working when the network does not.',
        result: 'a working page on the lab tablet, with tests and a one-page guide',
        skills: ['TypeScript', 'React', 'PostgreSQL'],
        weeks: 10,
      },
    ],
  },
  {
    name: 'Earshot Audio',
    does: 'makes hearing aids that tune themselves to the room',
    product: 'the fitting app',
    users: 'audiologists',
    team: 'Hardware, firmware and app people share one long table.',
    stack: 'C++',
    places: ['Seattle', 'San Francisco', 'Berlin'],
    mode: 'onsite',
    style: 'terse',
    pays: 1.1,
    hires: ['embedded', 'mlEngineer', 'mobile', 'qa', 'productManager', 'productDesigner'],
    perks: [
      'Own lab budget of $1,500 a year',
      'Hearing test for you and your family',
      'Lunch together on Wednesdays',
    ],
    projects: [
      {
        title: 'Tell a kitchen from a café by its sound',
        brief:
          'Our devices switch programs by loudness alone. With 60 hours of labelled recordings, find features that tell rooms apart and that fit into 40 kilobytes of memory on the device.',
        result: 'a feature extractor in C++ and a comparison of what each kilobyte buys',
        skills: ['C++', 'Machine Learning', 'Python'],
        weeks: 12,
      },
      {
        title: 'Cut the first fitting from forty minutes to twenty',
        brief:
          'Sit with three audiologists, time each step of a first fitting, and find the steps the app could do while people talk. You will sketch with paper before you touch a screen.',
        result: 'a tested prototype of the fitting flow and the timings before and after',
        skills: ['UI/UX Design', 'Product Management'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Kindling Care',
    does: 'matches home carers with the families who need them, street by street',
    product: 'the visit schedule',
    users: 'carers on the road',
    team: 'Everyone here, founders included, shadows a carer in their first month.',
    stack: 'Node.js',
    places: ['Manchester', 'London', 'Remote'],
    mode: 'hybrid',
    style: 'letter',
    pays: 0.88,
    hires: ['fullstack', 'mobile', 'operationsAnalyst', 'growthMarketer', 'businessAnalyst', 'uxResearcher'],
    perks: ['Paid carer’s leave', 'Thirty days of holiday', 'Choose your working hours around school runs'],
    projects: [
      {
        title: 'Shorter walks between visits',
        brief:
          'A carer in our busiest district walks eleven kilometres a day, much of it back and forth. Use last spring’s schedules to see how much could be saved without changing who visits whom.',
        result: 'a route planner we can try on one district, and the saving with its uncertainty',
        skills: ['Python', 'Data Science', 'Business Analytics'],
        weeks: 8,
      },
      {
        title: 'A recruitment page carers would send to a friend',
        brief:
          'Most of our best carers came through another carer, yet our page speaks to nobody in particular. Talk to twelve of them, write the page in their words, and test two versions for a fortnight.',
        result: 'the page, live, and what the two versions taught us',
        skills: ['Digital Marketing', 'UI/UX Design'],
        weeks: 6,
      },
    ],
  },
  {
    name: 'Halcyon Trials',
    does: 'finds people for clinical trials and tells them plainly what taking part means',
    product: 'the trial finder',
    users: 'trial coordinators',
    team: 'Sixty people in two cities, with a patient panel that can veto a release.',
    stack: 'Python',
    places: ['New York', 'Boston', 'Remote'],
    mode: 'hybrid',
    style: 'plain',
    pays: 1.02,
    hires: ['backend', 'dataEngineer', 'dataAnalyst', 'productManager', 'contentMarketer', 'frontend'],
    perks: ['Four-day week in August', 'Full health, dental and vision cover', '$2,000 a year for learning'],
    projects: [
      {
        title: 'Write consent in words people understand',
        brief:
          'Our consent texts need a reading age of nineteen; most people read more happily at twelve. Rewrite one with a lawyer at your side and test whether people can retell what they agreed to.',
        result: 'a rewritten consent text and the results of a test with twenty readers',
        skills: ['UI/UX Design', 'Product Management'],
        weeks: 6,
      },
      {
        title: 'Where do trial invitations go unanswered?',
        brief:
          'Half of our invitations get no reply, and we do not know whether the channel, the hour or the wording is to blame. Three years of anonymised sends are yours to study.',
        result: 'a dashboard with the answer and its caveats',
        skills: ['SQL', 'Data Analysis', 'Business Analytics'],
        weeks: 8,
      },
    ],
  },
  {
    name: 'Steadyhand Robotics',
    does: 'builds a robot arm that helps people who eat with difficulty',
    product: 'the arm’s controller',
    users: 'occupational therapists',
    team: 'Fifteen people and nine arms, each with a name.',
    stack: 'C++',
    places: ['Boston', 'Austin'],
    mode: 'onsite',
    style: 'curious',
    pays: 1,
    hires: ['embedded', 'mlEngineer', 'backend', 'productDesigner', 'qa'],
    perks: [
      'Equity for everyone, interns included',
      'Machine shop open in the evenings',
      'Health insurance for you and dependants',
    ],
    projects: [
      {
        title: 'Teach the arm to wait',
        brief:
          'Our arm offers the next spoonful after a fixed pause, which is always too long or too short. Find out from 30 hours of video what shows that a person is ready, and try one such sign on a real arm.',
        result: 'a demonstration on the bench and a report on what did not work',
        skills: ['Python', 'Machine Learning', 'C++'],
        weeks: 14,
      },
      {
        title: 'A fault log a therapist can read',
        brief:
          'When the arm stops, it says E-17. Sort our 64 fault codes by what a therapist can do about them and turn them into sentences and pictures on its small screen.',
        result: 'texts and icons for every fault, tested with five therapists',
        skills: ['UI/UX Design', 'C++'],
        weeks: 6,
      },
    ],
  },
];
