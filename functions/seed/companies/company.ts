import type { SKILLS } from '#shared/features/choices.ts';
import type { RoleKey } from '../roles/role.ts';

/** The spec's skills, and the post-job form's suggestions that go beyond them. */
export type Skill =
  | (typeof SKILLS)[number]
  | 'SQL'
  | 'AWS'
  | 'Docker'
  | 'Data Analysis'
  | 'MongoDB'
  | 'PostgreSQL'
  | 'Git';

/** Where the invented companies hire: the places of the explore filter, and a few beyond it. */
export type Place =
  | 'Remote'
  | 'San Francisco'
  | 'New York'
  | 'London'
  | 'Seattle'
  | 'Boston'
  | 'Austin'
  | 'Chicago'
  | 'Manchester'
  | 'Edinburgh'
  | 'Dublin'
  | 'Berlin';

/** A piece of real work that a company gives to students. */
export interface ProjectIdea {
  title: string;
  /** What there is and what is wanted, in whole sentences. */
  brief: string;
  /** What stands at the end: a noun phrase that can follow "At the end we would like to hold". */
  result: string;
  skills: readonly Skill[];
  weeks: number;
}

/**
 * An invented company: the facts that its postings are composed from. The phrases fit into sentences:
 * `${name} ${does}.`, "how `${users}` use `${product}`".
 */
export interface Company {
  name: string;
  does: string;
  product: string;
  users: string;
  /** One or two sentences on who works there and how. */
  team: string;
  /** What its servers are written in. */
  stack: 'Java' | 'Node.js' | 'Python' | 'C++';
  /** Where it hires, the usual place first. */
  places: readonly [Place, ...Place[]];
  mode: 'onsite' | 'hybrid';
  /** How its postings read: see compose.ts. */
  style: 'plain' | 'letter' | 'terse' | 'curious';
  /** What it pays beside the middle of its market. */
  pays: number;
  hires: readonly RoleKey[];
  perks: readonly string[];
  projects: readonly [ProjectIdea, ProjectIdea];
}
