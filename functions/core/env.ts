/**
 * The environment variables that CDK gives to the functions. Each is read when it is first needed, because a
 * function gets only those that its routes' grants ask for.
 */
export type Variable =
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'USER_POOL_PUBLIC_CLIENT_ID'
  | 'SITE_URL'
  | 'STAGE'
  | 'VERSION'
  | 'ORIGIN_SECRET'
  | 'MAIL_FROM'
  | 'MAILS_PER_SECOND'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_SECRET_PARAMETER'
  /** Where the stand-in for Google answers: local stage only. */
  | 'GOOGLE_ISSUER'
  | 'OPERATOR_MAIL'
  /** The address of the bucket of resumes, without a slash at the end. */
  | 'RESUMES_URL'
  | 'RESUMES_BUCKET'
  /** The same for the bucket of the search's snapshots. */
  | 'SEARCH_URL'
  | 'SEARCH_BUCKET'
  /** The address of a meeting's room, with `{room}` for its name; empty without a provider. */
  | 'MEETING_ROOM'
  /** The ARN of a feature's function without the feature's name at its end. */
  | 'FEATURES_ARN'
  /** The model's id or that of its inference profile; empty where there is none. */
  | 'MODEL_ID'
  /** The parameter with the private key that signs credentials; empty where the stage may issue none. */
  | 'ISSUER_KEY_PARAMETER'
  /** The public keys of credentials, the one that signs first: `kid=multikey`, with commas between them. */
  | 'ISSUER_KEYS'
  /** The queue of what is done later. */
  | 'DELAYED_TASKS_URL'
  /** The queues of what could not be processed, and of mails that could not be sent. */
  | 'DEAD_LETTERS_URL'
  | 'MAIL_DEAD_LETTERS_URL'
  /** The address at which messages are sent over web sockets, without a slash at the end. */
  | 'LIVE_URL'
  /* Set by Lambda itself. */
  | 'AWS_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY';

/** The value of a variable; throws when CDK did not set it. */
export const env = (name: Variable): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The function has no environment variable ${name}.`);
  return value;
};
