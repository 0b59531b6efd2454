import type { StagesConfiguration } from './stage-settings.ts';

/**
 * What the stages are given besides what every stage has; the one place for it. Everything is optional, nothing here
 * is secret. docs/runbook.md says what each setting needs beforehand, stage-settings.ts what it may hold.
 */
export const STAGES: StagesConfiguration = {
  prod: {},
  dev: {},
  /** Of every pull request's stage, `pr-<number>`. */
  previews: {},
};
