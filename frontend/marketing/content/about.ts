import type { Role } from '#shared/contract.ts';

/** The four values (spec, point 2). */
export const VALUES: readonly { name: string; text: string }[] = [
  {
    name: 'Community',
    text: 'Whoever got help comes back to give it. Alumni and mentors are not a feature here, they are how it works.',
  },
  {
    name: 'Excellence',
    text: 'A slow page costs a student on a bus an application. We measure what we build and fix it before it is noticed.',
  },
  {
    name: 'Empathy',
    text: 'A rejection should read the way we would like to get one: plainly, with its date, and with what comes next.',
  },
  {
    name: 'Impact',
    text: 'What counts is the first contract, not the hours spent on our pages. We would rather be left quickly.',
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

/** Stand-ins, and said to be so beside them; an operator puts the real three here. */
export const TEAM: readonly Member[] = [
  {
    firstName: 'Ines',
    lastName: 'Moreau',
    title: 'Students and schools',
    text: 'Taught for eleven years and wrote four hundred letters of recommendation.',
    role: 'student',
  },
  {
    firstName: 'Daniel',
    lastName: 'Osei',
    title: 'Product and engineering',
    text: 'Got his first job through a stranger who answered an e-mail, and builds for that stranger.',
    role: 'mentor',
  },
  {
    firstName: 'Yuki',
    lastName: 'Tanaka',
    title: 'Companies',
    text: 'Has read twenty thousand applications, and knows what was missing from most of them.',
    role: 'employer',
  },
];
