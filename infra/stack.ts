import { Annotations, Aws, CfnOutput, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import manifest from '../package.json' with { type: 'json' };
import { Api } from './constructs/api.ts';
import { Auth } from './constructs/auth.ts';
import { Events } from './constructs/events.ts';
import type { Granted } from './constructs/grants.ts';
import { OriginSecret } from './constructs/origin-secret.ts';
import { Site } from './constructs/site.ts';
import { Data } from './constructs/table.ts';
import type { Stage } from './stages.ts';

export interface FledgeStackProps {
  readonly stage: Stage;
  /** Where the bundled functions and the built site are (see build.ts). */
  readonly buildDir: string;
}

/**
 * All of Fledge in one stage. The order is what keeps it free of circles: the site knows the API, the functions know
 * the site's address, the API's routes know the functions.
 */
export class FledgeStack extends Stack {
  constructor(scope: Construct, { stage, buildDir }: FledgeStackProps) {
    super(scope, `fledge-${stage.name}`, {
      description: `Fledge ${stage.name}`,
      terminationProtection: stage.production,
    });
    const data = new Data(this, 'Data', { stage });
    const auth = new Auth(this, 'Auth', { stage });
    const httpApi = new HttpApi(this, 'HttpApi', { apiName: this.stackName });
    const originSecret = new OriginSecret(this, 'OriginSecret', { stage, buildDir }).value;
    const config = {
      stage: stage.name,
      region: Aws.REGION,
      userPoolId: auth.userPool.userPoolId,
      userPoolClientId: auth.publicClient.userPoolClientId,
      googleSignIn: stage.googleSignIn,
    };
    const { url: siteUrl } = new Site(this, 'Site', { stage, buildDir, httpApi, originSecret, config });

    if (stage.mailFrom === undefined)
      Annotations.of(this).addWarningV2('fledge:mail', 'No -c mailFrom=…: this stage cannot send mail.');

    const granted: Granted = { data, auth, mailFrom: stage.mailFrom };
    const environment = { STAGE: stage.name, VERSION: manifest.version };
    new Api(this, 'Api', {
      httpApi,
      stage,
      buildDir,
      granted,
      environment: { ...environment, SITE_URL: siteUrl, ORIGIN_SECRET: originSecret },
    });
    new Events(this, 'Events', { stage, buildDir, granted, environment, siteUrl });

    this.output({
      SiteUrl: siteUrl,
      ApiEndpoint: httpApi.apiEndpoint,
      TableName: data.table.tableName,
      UserPoolId: auth.userPool.userPoolId,
      UserPoolClientId: auth.publicClient.userPoolClientId,
    });
  }

  private output(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }
}
