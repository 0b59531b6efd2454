import type { PlanFeature } from '#shared/core/plan-features.ts';
import { OPEN_POSTINGS, PLAN_NAMES, PLANS, type Plan } from './plan-names.ts';

// Plain data and functions without schemas. The pricing page shows this table, and the API checks it.

/** A line of the pricing table. */
export interface PlanLine {
  /** In the words of the pricing table. */
  readonly text: string;
  /** What it opens in the product. */
  readonly opens: readonly PlanFeature[];
  /** How it is provided. */
  readonly how: string;
}

/** A plan as the pricing page shows it. */
export interface PlanOffer {
  readonly name: string;
  /** As it is read: `$99`, `Custom price`. */
  readonly price: string;
  readonly period?: string;
  readonly description: string;
  /** What it adds to the smaller plans, whose lines it includes. */
  readonly lines: readonly PlanLine[];
  /** The one marked Most Popular. */
  readonly recommended?: true;
}

/** How many postings a plan opens, in the words of the pricing table. The number is a setting, which admins may change. */
export const postingsText = (plan: Plan, most: number | null): string =>
  most === null
    ? 'Unlimited postings'
    : `Up to ${most.toLocaleString('en')} ${plan === 'startup' ? 'job ' : ''}postings`;

/** The plans with their prices and what each of them adds. */
export const PLAN_OFFERS: Readonly<Record<Plan, PlanOffer>> = {
  startup: {
    name: PLAN_NAMES.startup,
    price: '$99',
    period: 'per month',
    description: 'For your first hires.',
    lines: [
      {
        text: postingsText('startup', OPEN_POSTINGS.startup),
        opens: ['postings'],
        how: 'Postings that are open at the same time. Drafts and closed postings don’t count.',
      },
      {
        text: 'Basic matching',
        opens: ['matching'],
        how: 'Each applicant has a match receipt, and Screening ranks applicants without names.',
      },
      {
        text: 'Standard support',
        opens: ['standard_support'],
        how: 'We reply to messages from the contact page within 3 working days.',
      },
      {
        text: 'Application tracking',
        opens: ['tracking'],
        how: 'Applicants by status, with notes, interviews and scorecards for your team.',
      },
    ],
  },
  growth: {
    name: PLAN_NAMES.growth,
    price: '$299',
    period: 'per month',
    description: 'For teams that hire regularly.',
    recommended: true,
    lines: [
      {
        text: postingsText('growth', OPEN_POSTINGS.growth),
        opens: ['postings'],
        how: 'Postings that are open at the same time. Drafts and closed postings don’t count.',
      },
      {
        text: 'Advanced AI matching',
        opens: ['comparison', 'saved_filters'],
        how: 'In Screening: compare candidates line by line, see how stable each rank is, and save your filters.',
      },
      {
        text: 'Priority support',
        opens: ['priority_support'],
        how: 'We reply to messages from the contact page within 1 working day.',
      },
      {
        text: 'Analytics dashboard',
        opens: ['analytics'],
        how: 'Where candidates drop out between applying and hiring, for each posting and over time.',
      },
      {
        text: 'Video interviewing',
        opens: ['meeting_room'],
        how: 'Each interview gets a private meeting room of its own, where this site has a room provider.',
      },
    ],
  },
  enterprise: {
    name: PLAN_NAMES.enterprise,
    price: 'Custom price',
    description: 'For programs and institutions.',
    lines: [
      {
        text: postingsText('enterprise', OPEN_POSTINGS.enterprise),
        opens: ['postings'],
        how: 'Any number of postings can be open at the same time.',
      },
      {
        text: 'Custom integrations',
        opens: ['custom_integrations'],
        how: 'Describe the integration on your company’s page. An admin answers within 5 working days.',
      },
      {
        text: 'Dedicated support',
        opens: ['dedicated_support'],
        how: 'We reply to messages from the contact page within 4 business hours.',
      },
      {
        text: 'Campus partnerships',
        opens: ['campus_partnerships'],
        how: 'Name the campus on your company’s page. An admin answers within 5 working days.',
      },
      {
        text: 'Custom branding',
        opens: ['branding'],
        how: 'Your logo and a colour, checked for contrast, on your company’s page, postings and emails.',
      },
    ],
  },
};

/** The smallest plan that opens something. */
export const planFor = (feature: PlanFeature): Plan =>
  PLANS.find((plan) => PLAN_OFFERS[plan].lines.some(({ opens }) => opens.includes(feature))) ?? 'enterprise';

/** Whether a plan opens something: each plan includes what the smaller ones open. */
export const planOpens = (plan: Plan, feature: PlanFeature): boolean =>
  PLANS.indexOf(plan) >= PLANS.indexOf(planFor(feature));

/** The line of the pricing table that opens something. */
export const planLineOf = (feature: PlanFeature): PlanLine | undefined =>
  PLAN_OFFERS[planFor(feature)].lines.find(({ opens }) => opens.includes(feature));

/** Says that a plan does not include something, and which one does. */
export const planRequiredText = (plan: Plan, feature: PlanFeature): string =>
  `${planLineOf(feature)?.text ?? 'This'} is part of the ${PLAN_NAMES[planFor(feature)]} plan. Your company is on ${PLAN_NAMES[plan]}.`;
