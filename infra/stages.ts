import { OperatorError } from './operator-error.ts';

/** One copy of Fledge. `prod` keeps its data; all others are thrown away whole and cost nothing while unused. */
export interface Stage {
  /** `prod`, `dev`, `pr-<number>` or `local`; part of the stack's name. */
  readonly name: string;
  readonly production: boolean;
  /** Synthesised like `dev`, but only ever run by infra/local. */
  readonly local: boolean;
  /**
   * The sender of our mail. The domain behind the @ must be a verified SES identity of the account and region.
   * Without it no mail can be sent: nobody can confirm an address.
   */
  readonly mailFrom: string | undefined;
  /** Whether the sign-in screen's Google button is configured. */
  readonly googleSignIn: boolean;
}

const NAME = /^(prod|dev|local|pr-[1-9]\d{0,5})$/;
const ADDRESS = /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const LOCAL_SENDER = 'hello@fledge.test';

/** The optional settings of a stage, as they come from CDK context (`-c mailFrom=…`). */
export interface StageSettings {
  readonly mailFrom?: unknown;
}

/** Checks a stage's name and settings; throws an `OperatorError` that says what is wrong. */
export const stageNamed = (name: unknown, settings: StageSettings = {}): Stage => {
  if (typeof name !== 'string' || !NAME.test(name))
    throw new OperatorError(
      `${name === undefined ? 'No stage given' : `There is no stage ${JSON.stringify(name)}`}: use prod, dev, pr-<number> or local, as in -c stage=dev.`,
    );
  const { mailFrom } = settings;
  if (mailFrom !== undefined && (typeof mailFrom !== 'string' || !ADDRESS.test(mailFrom)))
    throw new OperatorError(`mailFrom ${JSON.stringify(mailFrom)} is not an e-mail address.`);
  const local = name === 'local';
  return {
    name,
    production: name === 'prod',
    local,
    mailFrom: mailFrom ?? (local ? LOCAL_SENDER : undefined),
    googleSignIn: false,
  };
};
