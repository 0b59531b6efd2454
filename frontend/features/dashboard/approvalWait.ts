import { PATHS } from '#frontend/core/paths.ts';
import { statesEnoughExperience } from '#shared/features/users/rules.ts';
import type { User } from '#shared/features/users/schema.ts';

interface Waiting {
  text: string;
  /** Where to add what the approval needs. */
  missing?: { label: string; to: string };
}

const UNTIL_THEN = 'Until then you can look around and complete your profile.';

const mentorWaits = ({ emailConfirmed, profileData }: User): Waiting => {
  if (statesEnoughExperience(profileData) && !emailConfirmed)
    return {
      text: `Confirm your email address to open your account. Your profile already states three or more years of experience. ${UNTIL_THEN}`,
    };
  const text = `Mentors with more than two years of experience can start as soon as their email address is confirmed. With less, an admin reviews the account first. ${UNTIL_THEN}`;
  return profileData.experience === ''
    ? { text, missing: { label: 'Add your experience', to: PATHS.profile } }
    : { text };
};

const employerWaits = ({ emailConfirmed, profileData }: User): Waiting => {
  const check = 'We check that every company is real before it can post.';
  if (profileData.company.trim() === '')
    return {
      text: `${check} Your profile doesn’t name a company yet: add it, so that the check can begin.`,
      missing: { label: 'Add your company', to: PATHS.profile },
    };
  return {
    text: `${check} ${UNTIL_THEN} ${
      emailConfirmed
        ? `We have everything we need to check ${profileData.company}, and we’ll notify you when it’s done.`
        : 'An email address that is confirmed makes the check faster.'
    }`,
  };
};

const adminWaits = (): Waiting => ({
  text: 'An existing admin has to approve you. Until then you can look around, but you can’t see or change other users’ accounts. Ask an admin you know to open Approvals.',
});

/** What a user who waits for approval waits for, and what is missing; undefined for roles that never wait. */
export const waitingFor = (user: User): Waiting | undefined => {
  if (user.role === 'mentor') return mentorWaits(user);
  if (user.role === 'employer') return employerWaits(user);
  return user.role === 'admin' ? adminWaits() : undefined;
};
