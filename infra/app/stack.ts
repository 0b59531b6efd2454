import { Annotations, Aws, CfnOutput, Lazy, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { routes } from '#shared/routes.ts';
import manifest from '../../package.json' with { type: 'json' };
import { Api } from '../constructs/api.ts';
import { Auth } from '../constructs/auth.ts';
import { Events } from '../constructs/events.ts';
import type { Granted, Queues } from '../constructs/grant-types.ts';
import { httpApiOf } from '../constructs/http-api.ts';
import { IssuerKeys, mayIssue } from '../constructs/issuer-keys.ts';
import { LiveUpdates } from '../constructs/live-updates.ts';
import { Monitoring } from '../constructs/monitoring.ts';
import { OriginSecret } from '../constructs/origin-secret.ts';
import { resumeBucketOf, searchBucketOf } from '../constructs/resume-bucket.ts';
import { Resumes } from '../constructs/resumes.ts';
import { SearchSnapshots } from '../constructs/search-snapshots.ts';
import { Site } from '../constructs/site.ts';
import { socketApiOf } from '../constructs/socket-api.ts';
import { Data } from '../constructs/table.ts';
import { STAGE_TAG, type Stage, stackNameOf } from './stages.ts';

export interface FledgeStackProps {
  readonly stage: Stage;
  /** Where the bundled functions and the built site are (see build.ts). */
  readonly buildDir: string;
}

const QUEUES = ['DEAD_LETTERS_URL', 'MAIL_DEAD_LETTERS_URL', 'DELAYED_TASKS_URL'] as const;

/** Names of queues that are known once the whole stack is made. */
const laterQueues = (queuesOf: () => Events['queues']): Queues => {
  const later = (variable: string, of: (queue: Events['deadLetters']) => string): string =>
    Lazy.string({
      produce: () => {
        const queue = queuesOf()[variable];
        if (!queue) throw new Error(`There is no queue of ${variable}.`);
        return of(queue);
      },
    });
  return {
    arns: QUEUES.map((variable) => later(variable, ({ queueArn }) => queueArn)),
    urls: Object.fromEntries(
      QUEUES.map((variable) => [variable, later(variable, ({ queueUrl }) => queueUrl)]),
    ),
  };
};

/**
 * All of Fledge in one stage. The order is what keeps it free of circles: the site knows the API, the functions know
 * the site's address, the API's routes know the functions.
 */
export class FledgeStack extends Stack {
  constructor(scope: Construct, { stage, buildDir }: FledgeStackProps) {
    super(scope, stackNameOf(stage), {
      description: `Fledge ${stage.name}`,
      terminationProtection: stage.production,
      // CloudFormation hands it on to nearly all that the stack makes: bills and policies can distinguish stages.
      tags: { [STAGE_TAG]: stage.name },
    });
    const data = new Data(this, 'Data', { stage });
    const auth = new Auth(this, 'Auth', { stage });
    const staged = httpApiOf(this, stage);
    const { httpApi } = staged;
    const live = socketApiOf(this, stage);
    const originSecret = new OriginSecret(this, 'OriginSecret', { stage, buildDir }).value;
    const { issuer } = new IssuerKeys(this, 'IssuerKeys', { stage, buildDir });
    const config = {
      stage: stage.name,
      region: Aws.REGION,
      userPoolId: auth.userPool.userPoolId,
      userPoolClientId: auth.publicClient.userPoolClientId,
      userPoolEndpoint: routes.auth.reset.path,
      googleSignIn: stage.google !== undefined,
    };
    const resumes = resumeBucketOf(stage);
    const site = new Site(this, 'Site', {
      stage,
      buildDir,
      httpApi,
      socketApi: live.api,
      originSecret,
      config,
      resumesUrl: resumes.url,
    });

    if (!stage.mail)
      Annotations.of(this).addWarningV2(
        'fledge:mail',
        'No mail in stages.config.ts: users cannot confirm an address.',
      );

    if (!mayIssue(stage))
      Annotations.of(this).addWarningV2(
        'fledge:issuer',
        'No domain in stages.config.ts: no credentials are issued, since they would name a host that changes.',
      );

    const search = searchBucketOf(stage);
    new SearchSnapshots(this, 'SearchSnapshots', { stage, bucket: search });
    // The API’s functions are made before the queues whose messages one of them counts.
    const queues = laterQueues(() => events.queues);
    const granted: Granted = { ...stage, data, auth, resumes, search, live, issuer, queues };
    const environment = { STAGE: stage.name, VERSION: manifest.version };
    const apiEnvironment = { ...environment, SITE_URL: site.url, ORIGIN_SECRET: originSecret };
    const api = new Api(this, 'Api', { httpApi, stage, buildDir, granted, environment: apiEnvironment });
    const { connect } = new LiveUpdates(this, 'Live', {
      stage,
      buildDir,
      granted,
      environment: apiEnvironment,
    });
    const events = new Events(this, 'Events', { stage, buildDir, granted, environment, siteUrl: site.url });
    const { parser } = new Resumes(this, 'Resumes', {
      stage,
      buildDir,
      granted,
      environment,
      siteUrl: site.url,
      deadLetters: events.deadLetters,
    });

    if (stage.production)
      new Monitoring(this, 'Monitoring', { stage, staged, site, api, events, data, parser, connect });

    this.output({
      SiteUrl: site.url,
      DistributionDomain: site.distributionDomain,
      ApiEndpoint: httpApi.apiEndpoint,
      TableName: data.table.tableName,
      UserPoolId: auth.userPool.userPoolId,
      UserPoolClientId: auth.publicClient.userPoolClientId,
      DeadLettersUrl: events.deadLetters.queueUrl,
      MailDeadLettersUrl: events.mailDeadLetters.queueUrl,
      DelayedTasksUrl: events.delayed.queue.queueUrl,
      SearchUrl: granted.search.url,
      SearchBucket: granted.search.name,
    });
  }

  private output(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }
}
