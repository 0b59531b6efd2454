import type { Role } from '#shared/core/contract.ts';

/** The four values (spec, point 2). */
export const VALUES: readonly { name: string; text: string }[] = [
  {
    name: 'Community',
    text: 'People who get help here can give it later. Alumni and mentors share what they know with those who come next, one to one and at events that they host.',
  },
  {
    name: 'Excellence',
    text: 'A slow page can cost a student an application. We measure what we build and fix problems early.',
  },
  {
    name: 'Empathy',
    text: 'A rejection should be clear and respectful, with a date and a next step.',
  },
  {
    name: 'Impact',
    text: 'We measure success by first jobs found, not by time spent on our site.',
  },
];

interface Member {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly text: string;
  /** The colour of the initials. */
  readonly role: Role;
}

/** Example profiles, and labelled as such on the page; the operator replaces them with the real team. */
export const TEAM: readonly Member[] = [
  {
    firstName: 'Ines',
    lastName: 'Moreau',
    title: 'Students and schools',
    text: 'Taught for eleven years and wrote more than 400 letters of recommendation.',
    role: 'student',
  },
  {
    firstName: 'Daniel',
    lastName: 'Osei',
    title: 'Product and engineering',
    text: 'Got his first job because a stranger answered his email. Now he builds tools that make that easier.',
    role: 'mentor',
  },
  {
    firstName: 'Yuki',
    lastName: 'Tanaka',
    title: 'Companies',
    text: 'Has read 20,000 applications and knows what most of them are missing.',
    role: 'employer',
  },
];
