import type { Skill } from '../companies/company.ts';

/** What the invented companies hire for. */
export type RoleKey =
  | 'frontend'
  | 'backend'
  | 'fullstack'
  | 'mobile'
  | 'platform'
  | 'qa'
  | 'security'
  | 'embedded'
  | 'gameDeveloper'
  | 'dataScientist'
  | 'mlEngineer'
  | 'dataAnalyst'
  | 'dataEngineer'
  | 'productDesigner'
  | 'uxResearcher'
  | 'productManager'
  | 'businessAnalyst'
  | 'operationsAnalyst'
  | 'growthMarketer'
  | 'contentMarketer'
  | 'financialAnalyst'
  | 'accountant';

/**
 * A line of work. Tasks are verb phrases that can follow "you will" and "how would you"; `{product}` and `{users}`
 * stand for the company's own. `stack` among the skills is the language of its servers.
 */
export interface Role {
  title: string;
  internTitle: string;
  /** Asked for always, in this order. */
  skills: readonly (Skill | 'stack')[];
  /** Up to two of these come on top. */
  also: readonly Skill[];
  tasks: readonly string[];
  internTasks: readonly string[];
  requirements: readonly string[];
  /** The middle of a year's pay for three to five years of experience, in thousands, in US dollars and pounds. */
  pay: { usd: number; gbp: number };
}
