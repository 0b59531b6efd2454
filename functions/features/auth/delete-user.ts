import { AdminDeleteUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';
import { calling, cognito } from '#functions/parts/auth/cognito.ts';

/** Deletes the user with this id; done again, it changes nothing. */
export const deleteUser = async (id: string): Promise<void> => {
  try {
    // The pool's user names are its subs: an address could by now belong to another user.
    await calling(() =>
      cognito().send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: id })),
    );
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};
