import * as z from 'zod';

/** The supported properties of AWS::Cognito::UserPool. What this pool cannot do as Cognito does stops the start. */
const poolSchema = z.object({
  UsernameAttributes: z.tuple([z.literal('email')]),
  // Cognito's default is case-sensitive: two accounts for one address. The template must turn that off.
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

/** The supported properties of AWS::Cognito::UserPoolClient. */
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

/** The settings of the pool, as the operations need them. */
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
  /** The mail that carries a code; `{####}` is replaced by the code. */
  readonly mail: { readonly subject: string; readonly message: string };
}

/** Properties of the template's resources, with intrinsic functions resolved. */
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

const STANDARD_ATTRIBUTES =
  'sub name given_name family_name middle_name nickname preferred_username profile picture website email email_verified gender birthdate zoneinfo locale phone_number phone_number_verified address updated_at'.split(
    ' ',
  );

const attributesOf = (custom: readonly { Name: string; Mutable: boolean }[]): Map<string, boolean> => {
  const attributes = new Map(STANDARD_ATTRIBUTES.map((name) => [name, name !== 'sub']));
  for (const { Name, Mutable } of custom)
    attributes.set(attributes.has(Name) ? Name : `custom:${Name}`, Mutable);
  return attributes;
};

/** Reads the template's resources; throws an error that names the resource and the property for what is not supported. */
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
