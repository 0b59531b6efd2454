import * as z from 'zod';
import { OperatorError } from './operator-error.ts';
import { google } from './settings/google.ts';
import { matching } from './settings/matching.ts';
import { model } from './settings/model.ts';

/** A host name of at least two parts, in lower case, as CloudFront and SES take it. */
const hostName = (what: string) =>
  z
    .string(`needs ${what}`)
    .max(253)
    .regex(/^(?!-)[a-z\d-]+(\.[a-z\d-]+)+$/, `needs ${what}`);

const address = z.email('needs an email address, as in hello@fledge.example');

/** The identity that covers an address: itself, its domain, or a domain above that. */
const covers = (identity: string, from: string): boolean => {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  return identity === from || identity === domain || domain.endsWith(`.${identity}`);
};

const mail = z
  .strictObject({
    /** The sender of our mail. */
    from: address,
    /** The verified SES identity of account and region that covers it; the domain behind the @ when left out. */
    identity: z.union([address, hostName('a domain or an email address')]).optional(),
    /** How many mails a second are sent from each shard of the table's stream; see the runbook. 3 when left out. */
    perSecond: z.number().int().min(1).max(1000).optional(),
  })
  .refine(({ from, identity }) => identity === undefined || covers(identity, from), {
    path: ['identity'],
    message: 'does not cover the address in from: needs its domain, a domain above it, or the address itself',
  });

const webAclArn = matching(
  /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\da-f-]{36}$/,
  'the ARN of a web ACL of scope CLOUDFRONT, which lives in us-east-1',
);

const meetingRoom = matching(
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+\/[\w./-]*\{room\}$/,
  'an address that begins with https:// and ends with {room}, as in https://meet.example/fledge-{room}',
);

const common = {
  /** Without it the stage cannot send mail: users cannot confirm an address. */
  mail: mail.optional(),
  /** Where messages of the contact form are mailed to. Without it they are only stored, for admins to read. */
  operatorMail: address.optional(),
  /** A web ACL of AWS WAF before the site. It costs some dollars a month; the stage does not make it. */
  webAclArn: webAclArn.optional(),
  /** The model behind the advisor. It is paid by the word; without it nothing may call one. */
  model: model.optional(),
  /** Routes that AWS lets the stage's API have, where it raised the quota of 300; the runbook says how. */
  routesQuota: z.number().int().min(300).max(10_000).optional(),
  /** How many pairs of keys the stage has had for credentials: the last one signs. Raise it for another; never lower it. */
  issuerKeys: z.number().int().min(1).max(50).optional(),
  /** A provider that makes a room when its address is opened. Without it hosts are asked for a link. */
  meetingRoom: meetingRoom.optional(),
};

const domain = z.strictObject({
  /** Where the site is served. Its DNS record leads to the output DistributionDomain. */
  name: hostName('a host name, as in fledge.example'),
  certificateArn: matching(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\da-f-]{36}$/,
    'the ARN of an ACM certificate in us-east-1, where CloudFront looks for them',
  ),
});

/**
 * A domain and sign-in with Google have only stages that stay: a preview would fight others for the name, and Google
 * wants to know each address beforehand.
 */
const staying = { ...common, domain: domain.optional(), google: google.optional() };

/** Mail to the operator needs a sender as all mail does. */
const withSender = <S extends z.ZodType<{ mail?: unknown; operatorMail?: unknown }>>(settings: S) =>
  settings.refine(({ mail, operatorMail }) => operatorMail === undefined || mail !== undefined, {
    path: ['operatorMail'],
    message: 'needs mail beside it: there is no sender',
  });

const configurationSchema = z
  .strictObject({
    prod: withSender(
      z.strictObject({
        ...staying,
        /** The recipient of alarms. AWS asks this address to confirm first. */
        alarmMail: address.optional(),
        /** Dollars a month of which a half, all, and more to come are mailed to `alarmMail`. 50 when left out. */
        monthlyBudget: z.number('needs dollars a month').min(1).max(100_000).optional(),
      }),
    ),
    dev: withSender(z.strictObject(staying)),
    previews: withSender(z.strictObject(common)),
  })
  .refine(({ prod, dev }) => prod.domain === undefined || prod.domain.name !== dev.domain?.name, {
    path: ['dev', 'domain', 'name'],
    message: 'is the domain of prod as well: each stage needs its own',
  });

/** The optional settings of all stages. */
export type StagesConfiguration = z.input<typeof configurationSchema>;

/** The settings that a stage may have; which of them depends on the stage. */
export type StageSettings = z.infer<typeof configurationSchema>['prod'];

const sentence = (issue: z.core.$ZodIssue): string => {
  const { path, message } = issue;
  const where = path.join('.') || 'the configuration';
  if (issue.code !== 'unrecognized_keys') return `${where}: ${message}.`;
  return `${where}: has no setting ${issue.keys.join(', ')}.`;
};

/** Checks a configuration; throws an `OperatorError` with a line for each thing that is wrong. */
export const checkedSettings = (configuration: unknown): z.infer<typeof configurationSchema> => {
  const checked = configurationSchema.safeParse(configuration);
  if (checked.success) return checked.data;
  throw new OperatorError(
    ['infra/app/stages.config.ts:', ...checked.error.issues.map(sentence)].join('\n  '),
  );
};
