import type { StoredSections } from '#functions/features/profile/repository.ts';
import type { Role } from '#shared/contract.ts';

/** `YYYY-MM` the given years before `now`, in a month of that year. */
type Ago = (years: number, month: number) => string;

const student = (ago: Ago): StoredSections => ({
  basics: [
    {
      label: 'Computer science student who builds interfaces people can use without help',
      summary:
        'Third-year student at Northhaven with two internships behind me. I like the part of front-end work where design, accessibility and performance meet, and I measure before I optimise. Looking for an internship on a product team that ships every week.',
      location: { city: 'Boston', region: 'MA', countryCode: 'US' },
      profiles: [
        { network: 'GitHub', username: 'nilacastellan', url: 'https://code.example.org/nila-castellan' },
      ],
    },
  ],
  work: [
    {
      id: 'patchbay',
      name: 'Patchbay',
      position: 'Front-end Engineering Intern',
      location: 'Boston, MA',
      startDate: ago(1, 6),
      endDate: ago(1, 8),
      highlights: [
        'Rebuilt the device list in React and TypeScript; its first view went from 3.1 s to 0.9 s on a mid-range phone',
        'Added keyboard navigation and labels to 14 screens, which closed 37 of 41 accessibility findings',
        'Wrote the visual regression tests that the team of six still runs on each pull request',
      ],
    },
    {
      id: 'library',
      name: 'Northhaven Institute of Technology',
      position: 'Web Assistant, University Library',
      location: 'Boston, MA',
      startDate: ago(2, 9),
      endDate: ago(1, 5),
      highlights: [
        'Kept the opening hours and room booking pages up to date for 11,000 students',
        'Automated the weekly usage report in Python, which saved the desk about three hours a week',
      ],
    },
  ],
  education: [
    {
      id: 'northhaven',
      area: 'Computer Science',
      startDate: ago(3, 8),
      highlights: [
        'Dean’s list in four of five terms',
        'Teaching assistant for Human-Computer Interaction, 60 students',
      ],
    },
  ],
  projects: [
    {
      id: 'tidewatch',
      name: 'Tidewatch',
      description: 'A tide and wind app for small-boat sailors that works without a connection.',
      url: 'https://work.example.org/tidewatch',
      startDate: ago(1, 10),
      highlights: [
        'About 240 sailors use it each week; offline data fits into 400 KB',
        'Designed the UI/UX with five skippers on paper before writing any code',
      ],
    },
    {
      id: 'queue',
      name: 'Office-hours queue',
      description: 'Lets students line up for office hours from their phones.',
      startDate: ago(2, 2),
      endDate: ago(2, 5),
      highlights: ['Adopted by every course of the department', 'JavaScript on the server, no framework'],
    },
  ],
  skills: [
    { name: 'JavaScript', level: 'Advanced', backedBy: 'queue' },
    { name: 'TypeScript', level: 'Advanced', backedBy: 'patchbay' },
    { name: 'React', level: 'Advanced', backedBy: 'patchbay' },
    { name: 'Python', level: 'Intermediate', backedBy: 'library' },
    { name: 'UI/UX Design', level: 'Intermediate', backedBy: 'tidewatch' },
  ],
  certificates: [
    { id: 'a11y', name: 'Web Accessibility Specialist', issuer: 'Open Web Academy', date: ago(1, 4) },
  ],
  lookingFor: [{ kinds: ['internship', 'project'], places: ['Boston', 'New York'], remote: true }],
});

const mentor = (ago: Ago): StoredSections => ({
  basics: [
    {
      label: 'Engineering Manager who has hired 40 graduates and remembers being one',
      summary:
        'Fifteen years in back-end and platform work, the last six leading teams. I mentor people on their first two jobs: how to be reviewed, how to say no, and how to get a project finished.',
      location: { city: 'Manchester', countryCode: 'GB' },
    },
  ],
  work: [
    {
      id: 'patchbay',
      location: 'Manchester',
      startDate: ago(5, 3),
      highlights: [
        'Lead two platform teams, 13 engineers, on Node.js and TypeScript',
        'Cut production incidents from 9 a month to 2 in the first year by making each team own its alerts',
        'Started the graduate program; 11 of 12 graduates stayed',
      ],
    },
    {
      id: 'freightline',
      name: 'Freightline Digital',
      position: 'Senior Back-end Engineer',
      location: 'Leeds',
      startDate: ago(11, 1),
      endDate: ago(5, 2),
      highlights: [
        'Moved booking from a nightly batch to events; a booking is confirmed in 2 s instead of the next day',
      ],
    },
  ],
  education: [
    {
      id: 'wharfedale',
      institution: 'University of Wharfedale',
      studyType: 'B.Sc',
      area: 'Computer Science',
      endDate: ago(18, 7),
      score: 'First class',
    },
  ],
  skills: [
    { name: 'Node.js', level: 'Expert', backedBy: 'patchbay' },
    { name: 'TypeScript', level: 'Expert', backedBy: 'patchbay' },
    { name: 'Product Management', backedBy: 'freightline' },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Basic' },
  ],
});

const employer = (ago: Ago): StoredSections => ({
  basics: [
    {
      label: 'Head of People at Brightwell Energy: we answer every application within ten days',
      summary:
        'I build hiring that treats people well: clear postings with pay, short processes, and an answer for everyone. At Brightwell we take eight interns and six graduates each year.',
      location: { city: 'London', countryCode: 'GB' },
    },
  ],
  work: [
    {
      id: 'brightwell',
      location: 'London',
      startDate: ago(4, 5),
      highlights: [
        'Grew the company from 60 to 210 people; 9 in 10 new colleagues are still here after a year',
        'Took the time from application to offer down from 46 to 19 days',
      ],
    },
    {
      id: 'harrow',
      name: 'Harrow & Finch',
      position: 'Recruiting Lead',
      location: 'London',
      startDate: ago(9, 2),
      endDate: ago(4, 4),
      highlights: ['Ran campus hiring at 12 universities, 85 graduates a year'],
    },
  ],
  education: [
    { id: 'thamesside', institution: 'Thamesside University', studyType: 'MBA', endDate: ago(10, 9) },
  ],
  skills: [{ name: 'Business Analytics', backedBy: 'brightwell' }, { name: 'Product Management' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Yoruba', fluency: 'Fluent' },
  ],
});

const alumni = (ago: Ago): StoredSections => ({
  basics: [
    {
      label: 'Data scientist moving from research to product',
      summary:
        'I forecast demand for a grocery chain and explain the forecasts to the people who order the bread. After three years with data I want to work closer to the product.',
      location: { city: 'Seattle', region: 'WA', countryCode: 'US' },
    },
  ],
  work: [
    {
      id: 'millstone',
      name: 'Millstone Markets',
      position: 'Data Scientist',
      location: 'Seattle, WA',
      startDate: ago(3, 7),
      highlights: [
        'Demand forecasts for 320 stores in Python; food waste fell by 11% in the first year',
        'Replaced a weekly 6-hour notebook run with a tested pipeline that takes 20 minutes',
      ],
    },
  ],
  education: [
    {
      id: 'harbour',
      area: 'Statistics and Machine Learning',
      highlights: ['Thesis: Forecasting perishable demand under promotions'],
    },
    {
      id: 'kitagawa',
      institution: 'Kitagawa College',
      studyType: 'B.Sc',
      area: 'Mathematics',
      endDate: ago(5, 3),
    },
  ],
  projects: [
    {
      id: 'raincheck',
      name: 'Raincheck',
      description: 'An open data set of how weather changes what a city buys.',
      url: 'https://work.example.org/raincheck',
      startDate: ago(2, 1),
      highlights: [
        'Cited in 4 papers; 1,900 downloads',
        'Data Science and Machine Learning notebooks that run in under a minute',
      ],
    },
  ],
  skills: [
    { name: 'Python', level: 'Expert', backedBy: 'millstone' },
    { name: 'Data Science', level: 'Advanced', backedBy: 'raincheck' },
    { name: 'Machine Learning', level: 'Advanced', backedBy: 'harbour' },
    { name: 'Business Analytics', backedBy: 'millstone' },
  ],
  languages: [
    { language: 'English', fluency: 'Fluent' },
    { language: 'Japanese', fluency: 'Native' },
  ],
  lookingFor: [{ kinds: ['job'], places: ['Seattle', 'San Francisco'], remote: true }],
});

const admin = (ago: Ago): StoredSections => ({
  basics: [
    {
      label: 'Keeps the platform fair: approvals, reports and the audit log',
      location: { city: 'Edinburgh', countryCode: 'GB' },
    },
  ],
  work: [
    {
      id: 'operations',
      name: 'Fledge',
      position: 'Head of Operations',
      location: 'Edinburgh',
      startDate: ago(2, 4),
      highlights: ['Answers approval requests within one working day'],
    },
  ],
  languages: [{ language: 'English', fluency: 'Native' }],
});

const SECTIONS: Readonly<Record<Role, (ago: Ago) => StoredSections>> = {
  student,
  mentor,
  employer,
  alumni,
  admin,
};

/** What the profile of a demo account says beyond the answers of onboarding, which fill the first entries. */
export const demoSections = (role: Role, now: Date): StoredSections =>
  SECTIONS[role]((years, month) => `${now.getUTCFullYear() - years}-${String(month).padStart(2, '0')}`);
