import { OperatorError } from './operator-error.ts';
import { checkedSettings, type StageSettings, type StagesConfiguration } from './stage-settings.ts';
import { STAGES } from './stages.config.ts';

/** One copy of Fledge. `prod` keeps its data; all others are thrown away whole and cost nothing while unused. */
export interface Stage {
  /** `prod`, `dev`, `pr-<number>` or `local`; part of the stack's name. */
  readonly name: string;
  readonly production: boolean;
  /** The stage of a pull request. */
  readonly preview: boolean;
  /** Synthesised like `dev`, but only ever run by infra/local. */
  readonly local: boolean;
  /** Who our mail comes from; without it no mail can be sent: users cannot confirm an address. */
  readonly mail: Mail | undefined;
  /** Where messages of the contact form are mailed to; without it they are only stored. */
  readonly operatorMail: string | undefined;
  /** The host name of the site, when it is not CloudFront's, and its certificate. */
  readonly domain: StageSettings['domain'];
  readonly webAclArn: string | undefined;
  /** The client id at Google; without it there is no sign-in with Google. */
  readonly google: StageSettings['google'];
  /** The model of Bedrock that functions may call; without it none. */
  readonly model: StageSettings['model'];
  /** The address of a meeting's room, with `{room}` for its name; without it hosts give a link of their own. */
  readonly meetingRoom: string | undefined;
  /** How many pairs of keys it has had for credentials; the last one signs. */
  readonly issuerKeys: number;
  /** Routes that the API may have, where AWS raised its quota (route-quota.ts). */
  readonly routesQuota: number | undefined;
  /** The recipient of alarms. */
  readonly alarmMail: string | undefined;
  /** US dollars a month, of which the recipient of alarms is mailed before they are spent. */
  readonly monthlyBudget: number;
}

/** A sender, and the SES identity under which it may send, verified beforehand by the operator. */
export interface Mail {
  readonly from: string;
  readonly identity: string;
  /** How many mails a second are sent from each shard of the table's stream. */
  readonly perSecond: number;
}

const NAME = /^(prod|dev|local|pr-[1-9]\d{0,5})$/;
const LOCAL: StageSettings = {
  // The local mail sink has no rate.
  mail: { from: 'hello@fledge.test', perSecond: 100 },
  operatorMail: 'operator@fledge.test',
  // Known to infra/local's stand-in for Google only.
  google: {
    clientId: 'fledge-local.apps.googleusercontent.com',
    clientSecretParameter: '/fledge/local/google-client-secret',
  },
};

/**
 * Below what SES allows a new account in production (14 a second), with the four shards that the stream of a table with
 * little traffic has.
 */
const MAILS_PER_SECOND = 3;

/** Several times what a thousand active users cost, and production's fixed fees. */
export const MONTHLY_BUDGET = 50;

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const settingsOf = (name: string, configuration: StagesConfiguration): StageSettings => {
  if (name === 'local') return LOCAL;
  const settings = checkedSettings(configuration);
  if (name === 'prod') return settings.prod;
  return name === 'dev' ? settings.dev : settings.previews;
};

/** The tag with the stage's name. Policies that may touch previews only compare it (bootstrap). */
export const STAGE_TAG = 'fledge:stage';

/** The name of a stage's stack in CloudFormation. */
export const stackNameOf = ({ name }: Pick<Stage, 'name'>): string => `fledge-${name}`;

/**
 * The stage of a name, with its settings; throws an `OperatorError` that says what is wrong with either. The names
 * that exist are the names that do not clash: whatever a stage calls its own carries `fledge-<name>`.
 */
export const stageNamed = (name: unknown, configuration: StagesConfiguration = STAGES): Stage => {
  if (typeof name !== 'string' || !NAME.test(name))
    throw new OperatorError(
      `${name === undefined ? 'No stage given' : `There is no stage ${JSON.stringify(name)}`}: use prod, dev, pr-<number> or local.`,
    );
  const {
    mail,
    operatorMail,
    domain,
    webAclArn,
    google,
    model,
    meetingRoom,
    issuerKeys,
    routesQuota,
    alarmMail,
    monthlyBudget,
  } = settingsOf(name, configuration);
  return {
    name,
    production: name === 'prod',
    preview: name.startsWith('pr-'),
    local: name === 'local',
    mail: mail && {
      from: mail.from,
      identity: mail.identity ?? domainOf(mail.from),
      perSecond: mail.perSecond ?? MAILS_PER_SECOND,
    },
    operatorMail,
    domain,
    webAclArn,
    google,
    model,
    meetingRoom,
    issuerKeys: issuerKeys ?? 1,
    routesQuota,
    alarmMail,
    monthlyBudget: monthlyBudget ?? MONTHLY_BUDGET,
  };
};
