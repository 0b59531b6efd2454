import { USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import * as z from 'zod';

/** What the template says of the pool (AWS::Cognito::UserPool). What this pool cannot do as Cognito does is refused at start, never ignored. */
const poolSchema = z.object({
  UsernameAttributes: z.tuple([z.literal('email')]),
  // Cognito's default is case-sensitive: two accounts for one address. The template has to say otherwise.
  UsernameConfiguration: z.object({ CaseSensitive: z.literal(false) }),
  MfaConfiguration: z.literal('OFF').default('OFF'),
  Policies: z
    .object({
      PasswordPolicy: z
        .object({
          MinimumLength: z.number().int().min(6).max(99).default(8),
          RequireUppercase: z.boolean().default(false),
          RequireLowercase: z.boolean().default(false),
          RequireNumbers: z.boolean().default(false),
          RequireSymbols: z.boolean().default(false),
        })
        .optional(),
    })
    .default({}),
  Schema: z.array(z.object({ Name: z.string(), Mutable: z.boolean().default(true) })).default([]),
  LambdaConfig: z.strictObject({ PostConfirmation: z.string().optional() }).default({}),
  EmailVerificationSubject: z.string().optional(),
  EmailVerificationMessage: z.string().optional(),
  VerificationMessageTemplate: z
    .object({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').default('CONFIRM_WITH_CODE'),
      EmailSubject: z.string().optional(),
      EmailMessage: z.string().optional(),
    })
    .default({ DefaultEmailOption: 'CONFIRM_WITH_CODE' }),
});

/** What the template says of one app client (AWS::Cognito::UserPoolClient). */
const clientSchema = z.object({
  GenerateSecret: z.literal(false).default(false),
  ExplicitAuthFlows: z.array(z.string()).default([]),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  AccessTokenValidity: z.number().default(1),
  IdTokenValidity: z.number().default(1),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z.record(z.string(), z.enum(['seconds', 'minutes', 'hours', 'days'])).default({}),
});

const groupSchema = z.object({ GroupName: z.string() });

export type PasswordPolicy = NonNullable<z.infer<typeof poolSchema>['Policies']['PasswordPolicy']>;
export type Client = z.infer<typeof clientSchema> & { readonly id: string };

/** The pool as the operations need it. */
export interface Settings {
  readonly id: string;
  readonly region: string;
  readonly passwordPolicy: PasswordPolicy;
  /** Attribute name → whether it may change after creation. */
  readonly attributes: ReadonlyMap<string, boolean>;
  readonly groups: ReadonlySet<string>;
  readonly clients: ReadonlyMap<string, Client>;
  /** ARN of the PostConfirmation trigger, if the template sets one. */
  readonly postConfirmation: string | undefined;
  /** The mail that carries a code; `{####}` stands for the code. */
  readonly mail: { readonly subject: string; readonly message: string };
}

/** Properties of the resources as they stand in the template, after its intrinsic functions were resolved. */
export interface PoolTemplate {
  readonly poolId: string;
  readonly region: string;
  readonly pool: unknown;
  readonly clients: readonly { readonly id: string; readonly properties: unknown }[];
  readonly groups: readonly unknown[];
}

const read = <T extends z.ZodType>(schema: T, what: string, properties: unknown): z.infer<T> => {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new Error(`${what} in the template cannot be run locally:\n${z.prettifyError(parsed.error)}`);
};

/** What CloudFormation sets when the template has no password policy at all. */
const DEFAULT_POLICY: PasswordPolicy = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

const attributesOf = (custom: readonly { Name: string; Mutable: boolean }[]): Map<string, boolean> => {
  const standard = (USER_POOL_AWS_DEFAULTS.SchemaAttributes ?? []).map(
    ({ Name, Mutable }) => [Name ?? '', Mutable ?? true] as const,
  );
  const attributes = new Map<string, boolean>(standard);
  for (const { Name, Mutable } of custom)
    attributes.set(attributes.has(Name) ? Name : `custom:${Name}`, Mutable);
  return attributes;
};

/** Reads the template's resources; throws, naming the resource and the property, where they ask for what is not modelled. */
export const readSettings = ({ poolId, region, pool, clients, groups }: PoolTemplate): Settings => {
  const given = read(poolSchema, `The user pool ${poolId}`, pool);
  const template = given.VerificationMessageTemplate;
  return {
    id: poolId,
    region,
    passwordPolicy: given.Policies.PasswordPolicy ?? DEFAULT_POLICY,
    attributes: attributesOf(given.Schema),
    groups: new Set(groups.map((group) => read(groupSchema, 'A user pool group', group).GroupName)),
    clients: new Map(
      clients.map(({ id, properties }) => [
        id,
        { id, ...read(clientSchema, `The app client ${id}`, properties) },
      ]),
    ),
    postConfirmation: given.LambdaConfig.PostConfirmation,
    mail: {
      subject: template.EmailSubject ?? given.EmailVerificationSubject ?? 'Your verification code',
      message: template.EmailMessage ?? given.EmailVerificationMessage ?? 'Your confirmation code is {####}',
    },
  };
};
