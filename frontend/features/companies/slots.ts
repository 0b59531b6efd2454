import type { ComponentType } from 'react';
import type { Plan } from '#shared/features/companies/rules.ts';

/** Sets the plan of a company, for admins. From another feature: frontend/app passes it in. */
export type PlanSlot = ComponentType<{ id: string; plan: Plan }>;
