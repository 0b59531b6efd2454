import { RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { ROLES } from '#shared/core/contract.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { PASSWORD_MIN } from '#shared/features/auth/routes.ts';
import { STAGE_TAG, type Stage } from '../app/stages.ts';
import { resetMail } from './reset-mail.ts';

/** An SES identity of this account. It is not made here: a verification cannot be part of a stack that comes and goes. */
export const mailIdentityArn = (scope: Construct, identity: string): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: identity,
  });

export interface AuthProps {
  readonly stage: Stage;
}

/** The user pool with its role groups and its two app clients. */
export class Auth extends Construct {
  readonly userPool: UserPool;
  /** Checks passwords from the API, with IAM; no browser has a use for it. */
  readonly serverClient: UserPoolClient;
  /** For the browser, which can only ask for and confirm a password reset with it. */
  readonly publicClient: UserPoolClient;

  constructor(scope: Construct, id: string, { stage }: AuthProps) {
    super(scope, id);
    this.userPool = new UserPool(this, 'UserPool', {
      userPoolName: `fledge-${stage.name}`,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      featurePlan: FeaturePlan.LITE,
      // Length only, as NIST SP 800-63B advises; common passwords are refused by the API (threat model).
      passwordPolicy: {
        minLength: PASSWORD_MIN,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      // Also the mail with the code of a password reset: the only one that this pool sends.
      userVerification: resetMail,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: stage.production,
      removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // CloudFormation does not hand the stack's tags on to a user pool, and GitHub may seed only pools of previews.
    Tags.of(this.userPool).add(STAGE_TAG, stage.name);
    for (const groupName of ROLES) this.userPool.addGroup(`Group-${groupName}`, { groupName });
    this.serverClient = this.client('ServerClient', { adminUserPassword: true });
    // Naming a flow and refusing it matters: a client that names none may use every default flow.
    this.publicClient = this.client('PublicClient', { user: false });
    this.sendFrom(stage);
  }

  private client(id: string, authFlows: { adminUserPassword: true } | { user: false }): UserPoolClient {
    return this.userPool.addClient(id, {
      authFlows,
      generateSecret: false,
      disableOAuth: true,
      preventUserExistenceErrors: true,
    });
  }

  /**
   * Password reset codes come from our own sender, where there is one; else from Cognito's, 50 a day. The L2 asks
   * for a fixed region to do this, which this stack has not.
   */
  private sendFrom({ mail }: Stage): void {
    if (!mail) return;
    const pool = this.userPool.node.defaultChild as CfnUserPool;
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `${PRODUCT} <${mail.from}>`,
      sourceArn: mailIdentityArn(this, mail.identity),
    };
  }
}
