import type { Role } from './contract.ts';

/** The accounts that the seed makes in the local stage, one for each role, and the password of all five. */
export const DEMO_PASSWORD = 'Fledge-demo-1';
export const demoEmail = (role: Role): string => `${role}@demo.fledge.test`;

/** A second employer of the demo company, with the same password. */
export const DEMO_COLLEAGUE_EMAIL = 'employer2@demo.fledge.test';
