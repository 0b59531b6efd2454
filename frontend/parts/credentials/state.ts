import { fullDate } from '#frontend/ui/data/dates.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { StatusDefinition } from '#shared/core/workflow.ts';
import { credentialWorkflow, RENEW_DAYS } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';

type Dated = Pick<Credential, 'status' | 'validUntil'>;

/** The day of a moment, as a credential is signed with it: in UTC. `2 December 2026`. */
export const signedDay = (moment: string): string => fullDate(moment.slice(0, 10));

const isExpired = ({ validUntil }: Pick<Credential, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && Date.parse(validUntil) <= now.getTime();

/** What the status of a credential is called, and its tone: one whose time is over is not in force any more. */
export const stateOf = (credential: Dated, now: Date): StatusDefinition =>
  credential.status === 'issued' && isExpired(credential, now)
    ? { label: 'Expired', tone: 'warning' }
    : credentialWorkflow.statuses[credential.status];

/** Whether a credential can be relied on now. */
export const isInForce = (credential: Dated, now: Date): boolean =>
  credential.status === 'issued' && !isExpired(credential, now);

const daysLeft = (validUntil: string, now: Date): number =>
  Math.ceil((Date.parse(validUntil) - now.getTime()) / DAY_MS);

/** Whether its holder should think of the next one. */
export const isEnding = ({ validUntil }: Pick<Credential, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && daysLeft(validUntil, now) <= RENEW_DAYS;

/** Until when it is valid, in a sentence: `Valid until 5 January 2027, 40 days left.` What an admin took back is valid at no time. */
export const validityInWords = ({ status, validUntil }: Dated, now: Date): string => {
  if (status !== 'issued') return 'Not in force.';
  if (validUntil === null) return 'It doesn’t expire.';
  const left = daysLeft(validUntil, now);
  const day = signedDay(validUntil);
  if (left <= 0) return `It was valid until ${day}.`;
  if (left > RENEW_DAYS) return `Valid until ${day}.`;
  return `Valid until ${day}, ${left === 1 ? 'one day' : `${left} days`} left.`;
};
