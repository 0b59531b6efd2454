import { Annotations, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import {
  FederatedPrincipal,
  type IOIDCProviderRef,
  OidcProviderNative,
  PolicyDocument,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { monthlyBudget } from '../constructs/budget.ts';
import { BOOTSTRAP_REASONS } from './bootstrap-reasons.ts';
import { deployRights, PURPOSES, type Purpose } from './deploy-rights.ts';
import { explainFindings } from './nag.ts';
import { OperatorError } from './operator-error.ts';
import { MONTHLY_BUDGET } from './stages.ts';

const ISSUER = 'token.actions.githubusercontent.com';
/** The environment of the repository in which a job must run, to be given the role. */
const ENVIRONMENTS: Readonly<Record<Purpose, string>> = { production: 'production', previews: 'preview' };

/** An owner or a repository by its name, and by GitHub's number for it where that is given: `acme` or `acme@123`. */
const NAMED = /^[\w.-]+(@[1-9]\d*)?$/;

export interface BootstrapSettings {
  /** `owner/name` on GitHub, or `owner@id/name@id`. */
  readonly repository: string;
  readonly purposes: readonly Purpose[];
  /** Whether the account has GitHub's identity provider already: there can be only one. */
  readonly providerExists: boolean;
  /** Of the account, mailed to an address. Production's account gets one with the stage (alarmMail). */
  readonly budget: { readonly dollars: number; readonly mail: string } | undefined;
}

/** The budget of `-c budget=DOLLARS -c mail=ADDRESS`, or none. */
const budgetOf = (dollars: unknown, mail: unknown): BootstrapSettings['budget'] => {
  if (dollars === undefined && mail === undefined) return undefined;
  const { data } = z
    .object({ dollars: z.coerce.number().min(1).max(100_000), mail: z.email() })
    .safeParse({ dollars: dollars ?? MONTHLY_BUDGET, mail });
  if (data) return data;
  throw new OperatorError('A budget needs an address, and dollars a month: -c mail=ADDRESS -c budget=50.');
};

/** Whether a text names a repository: with the ids of both, the owner and the repository, or of neither. */
const isRepository = (text: string): boolean => {
  const parts = text.split('/');
  const ids = parts.filter((part) => part.includes('@')).length;
  return parts.length === 2 && parts.every((part) => NAMED.test(part)) && ids !== 1;
};

/**
 * The subjects of the tokens that GitHub signs for jobs of a repository in an environment. Repositories that were created or
 * renamed since July 2026 have the ids of owner and repository in it, older ones only the names. Without ids given any
 * are accepted for these names; names have no `@` and no `/`, so no other owner's repository can match.
 */
const subjectsOf = (repository: string, environment: string): string[] => {
  const names = repository.replaceAll(/@\d+/g, '');
  const immutable = repository === names ? `${names.replace('/', '@*/')}@*` : repository;
  return [names, immutable].map((name) => `repo:${name}:environment:${environment}`);
};

/** Reads what `cdk deploy -c …` was given. Throws an `OperatorError` that says what is missing or odd. */
export const bootstrapSettings = (context: (name: string) => unknown): BootstrapSettings => {
  const repository = context('repository');
  if (typeof repository !== 'string' || !isRepository(repository))
    throw new OperatorError(
      'Say whose workflows may deploy: -c repository=OWNER/NAME, or with both of GitHub’s ids OWNER@ID/NAME@ID.',
    );
  const serves = context('for');
  const purposes = PURPOSES.filter((purpose) => serves === purpose || serves === 'both');
  if (purposes.length === 0)
    throw new OperatorError(
      'Say what this account is for: -c for=production, -c for=previews or -c for=both.',
    );
  return {
    repository,
    purposes,
    providerExists: context('provider') === 'existing',
    budget: budgetOf(context('budget'), context('mail')),
  };
};

/**
 * What GitHub's workflows need in an account, deployed once and by hand: GitHub as an identity provider, and a role for
 * each purpose. No key is kept anywhere; a role is given only to jobs of this repository in the purpose's environment.
 */
export class BootstrapStack extends Stack {
  constructor(scope: Construct, { repository, purposes, providerExists, budget }: BootstrapSettings) {
    super(scope, 'fledge-bootstrap', {
      description: 'What GitHub needs to deploy Fledge',
      terminationProtection: true,
    });
    const providerArn = this.provider(providerExists);
    for (const purpose of purposes) this.role(purpose, repository, providerArn);
    if (budget) monthlyBudget(this, { name: this.stackName, ...budget });
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
          StringEquals: { [`${ISSUER}:aud`]: 'sts.amazonaws.com' },
          StringLike: { [`${ISSUER}:sub`]: subjectsOf(repository, ENVIRONMENTS[purpose]) },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
      inlinePolicies: { deploy: new PolicyDocument({ statements: deployRights(this, purpose) }) },
    });
    const name = purpose === 'production' ? 'ProductionRoleArn' : 'PreviewRoleArn';
    new CfnOutput(this, name, { value: role.roleArn });
  }
}
