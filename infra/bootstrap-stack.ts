import { Annotations, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import {
  FederatedPrincipal,
  type IOIDCProviderRef,
  OidcProviderNative,
  PolicyDocument,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { deployRights, PURPOSES, type Purpose } from './deploy-rights.ts';
import { explainFindings } from './nag.ts';
import { BOOTSTRAP_REASONS } from './nag-reasons.ts';
import { OperatorError } from './operator-error.ts';

const ISSUER = 'token.actions.githubusercontent.com';
/** The environment of the repository in which a job must run, to be given the role. */
const ENVIRONMENTS: Readonly<Record<Purpose, string>> = { production: 'production', previews: 'preview' };

export interface BootstrapSettings {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly purposes: readonly Purpose[];
  /** Whether the account has GitHub's identity provider already: there can be only one. */
  readonly providerExists: boolean;
}

/** Reads what `cdk deploy -c …` was given. Throws an `OperatorError` that says what is missing or odd. */
export const bootstrapSettings = (context: (name: string) => unknown): BootstrapSettings => {
  const repository = context('repository');
  if (typeof repository !== 'string' || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new OperatorError('Say whose workflows may deploy: -c repository=OWNER/NAME.');
  const serves = context('for');
  const purposes = PURPOSES.filter((purpose) => serves === purpose || serves === 'both');
  if (purposes.length === 0)
    throw new OperatorError(
      'Say what this account is for: -c for=production, -c for=previews or -c for=both.',
    );
  return { repository, purposes, providerExists: context('provider') === 'existing' };
};

/**
 * What GitHub's workflows need in an account, deployed once and by hand: GitHub as an identity provider, and a role for
 * each purpose. No key is kept anywhere; a role is given only to jobs of this repository in the purpose's environment.
 */
export class BootstrapStack extends Stack {
  constructor(scope: Construct, { repository, purposes, providerExists }: BootstrapSettings) {
    super(scope, 'fledge-bootstrap', {
      description: 'What GitHub needs to deploy Fledge',
      terminationProtection: true,
    });
    const providerArn = this.provider(providerExists);
    for (const purpose of purposes) this.role(purpose, repository, providerArn);
    explainFindings(
      this,
      BOOTSTRAP_REASONS.filter(({ at }) => purposes.some((purpose) => purpose === at)),
    );
    if (purposes.length > 1)
      Annotations.of(this).addWarningV2(
        'fledge:one-account',
        'Previews and production in one account: who can push a branch can reach production through the CDK’s roles (docs/runbook.md).',
      );
  }

  private provider(exists: boolean): string {
    if (exists)
      return this.formatArn({ service: 'iam', region: '', resource: 'oidc-provider', resourceName: ISSUER });
    const provider: IOIDCProviderRef = new OidcProviderNative(this, 'GitHub', {
      url: `https://${ISSUER}`,
      clientIds: ['sts.amazonaws.com'],
    });
    return provider.oidcProviderRef.oidcProviderArn;
  }

  private role(purpose: Purpose, repository: string, providerArn: string): void {
    const role = new Role(this, purpose, {
      description: `GitHub deploys ${purpose} of Fledge`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new FederatedPrincipal(
        providerArn,
        {
          StringEquals: {
            [`${ISSUER}:aud`]: 'sts.amazonaws.com',
            [`${ISSUER}:sub`]: `repo:${repository}:environment:${ENVIRONMENTS[purpose]}`,
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
      inlinePolicies: { deploy: new PolicyDocument({ statements: deployRights(this, purpose) }) },
    });
    const name = purpose === 'production' ? 'ProductionRoleArn' : 'PreviewRoleArn';
    new CfnOutput(this, name, { value: role.roleArn });
  }
}
