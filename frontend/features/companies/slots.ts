import type { ComponentType } from 'react';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';

/** What admins decide about a company. From another feature: frontend/app passes it in. */
export type PlanSlot = ComponentType<{ company: OwnCompany }>;

/** What the plan provides besides screens, for members. From another feature, too. */
export type ServicesSlot = ComponentType<{ plan: Plan }>;
