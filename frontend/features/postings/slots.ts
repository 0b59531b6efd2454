import type { ComponentType } from 'react';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** Parts of other features, which frontend/app passes in. */
export interface PostingSlots {
  /** The card and the page of an opportunity as candidates see them. */
  Preview: ComponentType<{ opportunity: Opportunity }>;
  /** Creates the company of an employer who has none. */
  CreateCompany: ComponentType<{ onClose: () => void; onCreated: () => Promise<void> }>;
}
