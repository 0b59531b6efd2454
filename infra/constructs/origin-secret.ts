import { CustomResource, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { ServiceFunction } from './service-function.ts';

export interface OriginSecretProps {
  readonly buildDir: string;
  readonly stage: Stage;
}

/**
 * A random value made at the first deployment: CloudFront shows it to the API, which takes no call without it. It
 * costs nothing, as a secret of Secrets Manager would (docs/decisions/0011).
 */
export class OriginSecret extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, { buildDir, stage }: OriginSecretProps) {
    super(scope, id);
    const { lambda } = new ServiceFunction(this, 'random', {
      name: 'random',
      description: `Fledge ${stage.name}: makes a random value at deployment`,
      buildDir,
      stage,
      statements: [],
      environment: {},
      memorySize: 128,
    });
    const random = new CustomResource(this, 'Random', {
      resourceType: 'Custom::Random',
      serviceToken: lambda.functionArn,
      serviceTimeout: Duration.minutes(2),
      // Another number makes another value.
      properties: { Rotation: 1 },
    });
    this.value = random.getAttString('Value');
  }
}
