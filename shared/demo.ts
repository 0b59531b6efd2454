import type { Role } from './contract.ts';

/** The accounts that the seed makes in the local stage, one for each role, and the password of all five. */
export const DEMO_PASSWORD = 'Fledge-demo-1';
export const demoEmail = (role: Role): string => `${role}@demo.fledge.test`;
