import { challengePath } from '#shared/features/challenges/address.ts';

/** Finding, joining and publishing challenges, for every role. */
export const CHALLENGES_PATH = '/dashboard/challenges';
export const NEW_CHALLENGE_PATH = `${CHALLENGES_PATH}/new`;

export const editChallengePath = (id: string): string => `${challengePath(id)}/edit`;
