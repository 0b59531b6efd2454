import type { ComponentType } from 'react';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities.ts';

/** What an action needs to know of an opportunity. Lists hold open ones only and do not say so. */
export type Actionable = Pick<OpportunitySummary, 'id' | 'type' | 'title' | 'company'> &
  Partial<Pick<Opportunity, 'status'>>;

export interface ActionProps {
  opportunity: Actionable;
  /** `row` in a list, where there is room for a word; `detail` beside the whole text. */
  place: 'row' | 'detail';
}

/** What somebody can do about an opportunity: another feature's business, which frontend/app puts in. */
export type Action = ComponentType<ActionProps>;
