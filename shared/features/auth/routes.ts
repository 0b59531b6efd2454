import * as z from 'zod';
import { dateSchema, defineFeature, emptyBody, plain, roleSchema } from '#shared/core/contract.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { emailSchema, nameFields, userSchema, withNameRule } from '../users/schema.ts';

export const PASSWORD_MIN = 8;
/** Cognito takes no more. */
export const PASSWORD_MAX = 256;
/** Wrong passwords from one sender for one address within the window, before the sender must wait. */
export const SIGN_IN_FAILURES = { limit: 10, windowSeconds: 15 * 60 } as const;
/** Wrong passwords from one sender for all addresses together: a whole campus may be one sender. */
export const SENDER_FAILURES = { limit: 50, windowSeconds: 15 * 60 } as const;
/** Requests of one sender for password resets within the window, for mails with codes and new passwords together. */
export const SENDER_RESETS = { limit: 60, windowSeconds: 15 * 60 } as const;
/** Mails with a reset code that one sender may request for one address within the window. */
export const RESET_CODES = { limit: 5, windowSeconds: 15 * 60 } as const;
/** Sign-ups from one address within the window: a whole campus may share one. */
export const SIGN_UPS = { limit: 300, windowSeconds: 10 * 60 } as const;
/** Mails with a confirmation link to one mailbox within the window: it may be another person's. */
export const CONFIRMATION_MAILS = { limit: 5, windowSeconds: 3600 } as const;
/** Mails about the security of a confirmed account to one mailbox within the window. */
export const SECURITY_MAIL_LIMIT = { limit: 20, windowSeconds: 3600 } as const;
/** Mails with another invitation to one user within the window. */
export const RESENT_INVITATIONS = { limit: 5, windowSeconds: 3600 } as const;

/** What a new password must be. The list of refused common passwords is in `passwords.ts`. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, tooLong(PASSWORD_MAX))
  // Cognito refuses these too.
  .regex(/^\S([^\n\r\u0085\u2028\u2029]*\S)?$/, 'Use a single line without spaces at the beginning or end');

/** The password of an account as its user enters it. */
export const ownPasswordSchema = z
  .string()
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX, 'This password is too long');

export const signInSchema = z.object({
  email: emailSchema,
  password: ownPasswordSchema,
  remember: z.boolean().default(false),
});

export const signUpSchema = withNameRule(
  z.object({
    email: emailSchema,
    password: newPasswordSchema,
    ...nameFields,
    /** Student when left out or empty, as the spec says of the payload. */
    role: z.preprocess((role) => (role === '' ? undefined : role), roleSchema.default('student')),
    phone: plain(30).default(''),
    dateOfBirth: z.union([z.literal(''), dateSchema]).default(''),
    profileData: z.object({ isOnboardingComplete: z.literal(false).default(false) }).optional(),
  }),
);

/** The two operations of a password reset, as Cognito's protocol names them. */
export const RESET_TARGETS = {
  request: 'AWSCognitoIdentityProviderService.ForgotPassword',
  confirm: 'AWSCognitoIdentityProviderService.ConfirmForgotPassword',
} as const;

const tokenSchema = z.string().min(1).max(200);

/** An invited user's own password, with the token of the mailed link. What else it must not be is in `passwords.ts`. */
export const acceptInvitationSchema = z.object({ token: tokenSchema, password: newPasswordSchema });

/** A new password in place of the current one. What else it must not be is in `passwords.ts`. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z
      .string()
      .min(1, 'Enter your current password')
      .max(PASSWORD_MAX, 'This password is too long'),
    newPassword: newPasswordSchema,
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: 'This is your current password. Choose a different one',
  });

export const auth = defineFeature('auth', {
  signIn: {
    method: 'POST',
    path: '/api/auth/signin',
    summary: 'Checks the password and starts a session',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:sign-in'],
    body: signInSchema,
    response: userSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Creates an account, starts a session and mails a confirmation link',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:sign-up'],
    body: signUpSchema,
    status: 201,
    response: userSchema,
    errors: ['email_taken', 'too_many_requests'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/signout',
    summary: 'Ends the session; succeeds without one',
    access: 'public',
    grants: ['table:write'],
    body: emptyBody,
    response: emptyBody,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/signout/everywhere',
    summary: 'Ends all sessions of the signed-in user, including this one',
    access: 'signed-in',
    grants: ['table:write'],
    body: emptyBody,
    response: emptyBody,
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Changes the password of the signed-in user and ends the sessions in all other browsers',
    access: 'signed-in',
    grants: ['table:read', 'table:write', 'cognito:sign-in', 'cognito:set-password'],
    body: passwordChangeSchema,
    response: emptyBody,
    errors: ['conflict', 'too_many_requests'],
  },
  reset: {
    method: 'POST',
    path: '/api/auth/reset',
    summary:
      'Resets a forgotten password: the operations ForgotPassword and ConfirmForgotPassword of Cognito, in its protocol',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:reset'],
    protocol: 'aws-json',
    headers: z.object({ 'x-amz-target': z.enum(RESET_TARGETS) }),
    body: z.object({
      ClientId: z.string().min(1).max(128),
      Username: z.string().min(1).max(128),
      /** Of ConfirmForgotPassword, as is the password. */
      ConfirmationCode: z.string().min(1).max(2048).optional(),
      Password: z.string().min(1).max(PASSWORD_MAX).optional(),
    }),
    response: z.object({
      CodeDeliveryDetails: z
        .object({ AttributeName: z.string(), DeliveryMedium: z.string(), Destination: z.string() })
        .partial()
        .optional(),
    }),
    errors: ['too_many_requests'],
  },
  session: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The signed-in user, if any',
    access: 'public',
    grants: ['table:read'],
    response: z.object({ user: userSchema.nullable() }),
  },
  confirm: {
    method: 'POST',
    path: '/api/auth/confirm',
    summary:
      'Confirms an email address with the token of the mailed link and a session or the password of the account',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:sign-in'],
    body: z.object({ token: tokenSchema, password: ownPasswordSchema.optional() }),
    response: z.object({ email: z.string() }),
    errors: ['invalid_token', 'unauthenticated', 'invalid_credentials', 'too_many_requests'],
  },
  confirmation: {
    method: 'POST',
    path: '/api/auth/confirmation',
    summary: 'Which address a confirmation link is for; the token stays valid',
    access: 'public',
    grants: ['table:read'],
    body: z.object({ token: tokenSchema }),
    response: z.object({ email: z.string() }),
    errors: ['invalid_token'],
  },
  rejectConfirmation: {
    method: 'POST',
    path: '/api/auth/confirm/reject',
    summary: 'Deletes the unconfirmed account of the mailed link: the owner of the mailbox did not create it',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:delete', 'resumes:delete'],
    body: z.object({ token: tokenSchema }),
    response: z.object({ email: z.string() }),
    errors: ['invalid_token', 'last_admin'],
  },
  invitation: {
    method: 'POST',
    path: '/api/auth/invitation',
    summary: 'The name and role an invitation is for, by the token of the mailed link; the token stays valid',
    access: 'public',
    grants: ['table:read'],
    body: z.object({ token: tokenSchema }),
    response: z.object({ email: z.string(), firstName: z.string(), role: roleSchema }),
    errors: ['invalid_token'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/auth/accept-invitation',
    summary: 'Sets the password of an invited user, confirms the address and starts a session',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:set-password'],
    body: acceptInvitationSchema,
    response: userSchema,
    errors: ['invalid_token', 'conflict', 'too_many_requests'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/auth/confirm/resend',
    summary: 'Mails a new confirmation link to the signed-in user',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: emptyBody,
    response: z.object({ email: z.string() }),
    errors: ['too_many_requests'],
  },
});
