import type { ComponentType } from 'react';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** The fields of an opportunity that an action needs. Lists have only open ones, without a status. */
export type ActionTarget = Pick<OpportunitySummary, 'id' | 'type' | 'title' | 'company'> &
  Partial<Pick<Opportunity, 'status'>> & {
    /** The user has an application for it, as a list says; undefined where no list does. */
    applied?: boolean | undefined;
  };

/** An opportunity in a list, with what the list says that it is to the user. */
export type ListedOpportunity = OpportunitySummary &
  Partial<Pick<Opportunity, 'status'>> & {
    applied?: boolean | undefined;
    saved?: boolean | undefined;
  };

export interface ActionProps {
  opportunity: ActionTarget;
  /** `row` in a list, where there is room for a word; `detail` beside the whole text. */
  place: 'row' | 'detail';
}

/** The action on an opportunity, from another feature. frontend/app passes it in. */
export type Action = ComponentType<ActionProps>;

/** What admins set of an opportunity on its page, from another feature. */
export type Tools = ComponentType<{ opportunity: Opportunity }>;
