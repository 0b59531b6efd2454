import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import type { Answers } from '#frontend/core/profile/answers.ts';
import { aboutMeSchema } from '#frontend/core/profile/rules.ts';
import { profileDataSchema } from '#shared/features/users.ts';

/** The rules of onboarding's steps, all at once. */
export const profileResolver = zodResolver(
  z.object({ ...aboutMeSchema.shape, ...profileDataSchema.shape }),
) as unknown as Resolver<Answers>;
