import { FREE_MAIL_DOMAINS } from '#shared/core/approvals.ts';
import { domainOf } from '#shared/core/email-address.ts';
import { hostOf } from '#shared/core/web-address.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas.

export const COMPANY_STATUSES = ['unverified', 'verified', 'rejected'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** The verification of a company. After a rejection its members may correct their entries, and it waits again. */
export const companyWorkflow = defineWorkflow<CompanyStatus, 'member' | 'admin'>({
  statuses: {
    unverified: { label: 'Waiting for verification', tone: 'info' },
    verified: { label: 'Verified', tone: 'positive' },
    rejected: { label: 'Not verified', tone: 'danger' },
  },
  transitions: [
    { from: 'unverified', to: 'verified', by: ['admin'] },
    { from: 'unverified', to: 'rejected', by: ['admin'] },
    { from: 'rejected', to: 'verified', by: ['admin'] },
    { from: 'rejected', to: 'unverified', by: ['member'] },
  ],
});

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;

/** Whether an address belongs to a company: it has the domain of the company's site. */
export const hasDomainOf = (email: string, site: string): boolean => {
  const domain = domainOf(email);
  const host = hostOf(site)?.replace(/^www\./, '');
  if (host === undefined || FREE_MAIL_DOMAINS.some((free) => free === domain)) return false;
  return domain === host || domain.endsWith(`.${host}`);
};
