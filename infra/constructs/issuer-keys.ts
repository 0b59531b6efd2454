import { CustomResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { ServiceFunction } from './service-function.ts';

export interface IssuerKeysProps {
  readonly buildDir: string;
  readonly stage: Stage;
}

/** The keys of the stage as its functions know them. */
export interface Issuer {
  /** The public keys, the one that signs first: `kid=multikey`, with commas between them. Empty where nothing is issued. */
  readonly publicKeys: string;
  /** The parameter with the private key that signs, and its ARN; undefined where nothing is issued. */
  readonly signing: { readonly parameter: string; readonly arn: string } | undefined;
}

/** The names of the keys of a stage, the one that signs first. */
const kidsOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `key-${count - i}`);

/**
 * Whether a stage may issue credentials. What production issues names its host for good, so that it needs one of its
 * own: under CloudFront’s name, the day it gets one would orphan all of them.
 */
export const mayIssue = ({ production, domain }: Pick<Stage, 'production' | 'domain'>): boolean =>
  !production || domain !== undefined;

/**
 * The pairs of keys by which the stage signs credentials: another one with each raise of `issuerKeys`. A key in KMS would cost a
 * dollar a month; a parameter costs nothing (docs/decisions/0310).
 */
export class IssuerKeys extends Construct {
  readonly issuer: Issuer;

  constructor(scope: Construct, id: string, { buildDir, stage }: IssuerKeysProps) {
    super(scope, id);
    if (!mayIssue(stage)) {
      this.issuer = { publicKeys: '', signing: undefined };
      return;
    }
    const nameOf = (kid: string) => `/fledge/${stage.name}/issuer-key/${kid}`;
    const arnOf = (kid: string) =>
      Stack.of(this).formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: nameOf(kid).slice(1),
      });
    const actions = stage.production ? ['PutParameter'] : ['PutParameter', 'DeleteParameter'];
    const { lambda } = new ServiceFunction(this, 'issuer-key', {
      name: 'issuer-key',
      description: `Fledge ${stage.name}: makes the keys by which credentials are signed`,
      buildDir,
      stage,
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `ssm:${action}`),
          resources: kidsOf(stage.issuerKeys).map(arnOf),
        }),
      ],
      environment: {},
      memorySize: 128,
    });
    const keys = kidsOf(stage.issuerKeys).map((kid) => {
      const resource = new CustomResource(this, kid, {
        resourceType: 'Custom::IssuerKey',
        serviceToken: lambda.functionArn,
        serviceTimeout: Duration.minutes(2),
        removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
        properties: { Parameter: nameOf(kid) },
      });
      return `${kid}=${resource.getAttString('Multikey')}`;
    });
    const [newest = ''] = kidsOf(stage.issuerKeys);
    this.issuer = {
      publicKeys: keys.join(','),
      signing: { parameter: nameOf(newest), arn: arnOf(newest) },
    };
  }
}
