import * as z from 'zod';
import { momentSchema, roleSchema } from './contract.ts';
import { domainOf } from './email-address.ts';
import { unicodeDomain } from './shown-domain.ts';

/** Providers whose addresses anyone can have: they prove nothing about a company. */
export const FREE_MAIL_DOMAINS = [
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'web.de',
  'yahoo.com',
  'yandex.com',
] as const;

/**
 * - `matches`: the domain of the address contains the company's name, or the first word of it.
 * - `differs`: it does not.
 * - `free_mail`: anyone can have an address there.
 * - `no_company`: there is no company to compare with.
 */
export const DOMAIN_CHECKS = ['matches', 'differs', 'free_mail', 'no_company'] as const;
export type DomainCheck = (typeof DOMAIN_CHECKS)[number];

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words that companies add to their names and leave out of their domains. */
const LEGAL_FORM = /\b(inc|llc|ltd|limited|gmbh|ag|sa|plc|corp|corporation|company|co)\b\.?/gi;

/** Shorter names are contained in many domains by chance: they must be a whole word of it. */
const MIN_CONTAINED = 4;

/** How the domain of an email address compares with the company that the user names. */
export const checkDomain = (email: string, company: string): DomainCheck => {
  const domain = domainOf(email);
  if (FREE_MAIL_DOMAINS.some((free) => free === domain)) return 'free_mail';
  if (company.trim() === '') return 'no_company';
  const readable = unicodeDomain(domain);
  const host = readable.slice(0, Math.max(0, readable.lastIndexOf('.')));
  const named = (text: string): boolean =>
    text.length >= MIN_CONTAINED
      ? lettersOf(host).includes(text)
      : text !== '' && host.split(/[.-]/).includes(text);
  const name = company.replace(LEGAL_FORM, '').trim();
  const firstWord = lettersOf(name.split(/\s+/)[0] ?? '');
  return named(lettersOf(name)) || (firstWord.length >= MIN_CONTAINED && named(firstWord))
    ? 'matches'
    : 'differs';
};

/** What a user claims, for an admin to check before the approval. Nothing of it is verified except the address. */
export const evidenceSchema = z.object({
  emailConfirmed: z.boolean(),
  isOnboardingComplete: z.boolean(),
  company: z.string(),
  position: z.string(),
  /** Years of experience as the user states them: `3-5`, or empty. */
  experience: z.string(),
  linkedinUrl: z.string(),
  domainCheck: z.enum(DOMAIN_CHECKS),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The first of two approvals that an admin account needs. */
export const firstApprovalSchema = z.object({ byId: z.string(), byName: z.string(), at: momentSchema });

/** A user in the approval queue. */
export const approvalSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  waitingSince: momentSchema,
  evidence: evidenceSchema,
  /** Set while an admin account waits for a second admin. */
  firstApproval: firstApprovalSchema.nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;
