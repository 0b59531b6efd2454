import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDGE_RULES } from '../constructs/edge-alarms.ts';
import { SITE_ENABLED } from '../constructs/site-switch.ts';
import { measured } from '../testing/alarms.ts';
import { BARE } from '../testing/bare.ts';
import { onlyOf, resourcesOf, synthesisedOnce, type Template, templateOf } from '../testing/template.ts';

const runbook = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'runbook.md'), 'utf8');

/** The stack that a stack set makes in us-east-1, and the stack set itself. */
const atTheEdge = () => {
  const { template } = synthesisedOnce('prod', {
    ...BARE,
    prod: { alarmMail: 'ops@fledge.example', monthlyBudget: 80 },
  });
  const { TemplateBody, ...stackSet } = onlyOf(template, 'AWS::CloudFormation::StackSet').resource.Properties;
  const inner: Template & { Parameters: object } = JSON.parse(String(TemplateBody));
  return { template, inner, stackSet };
};

describe('what CloudFront does', () => {
  const { template, inner, stackSet } = atTheEdge();
  const alarms = resourcesOf(inner, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties);

  it('is watched in us-east-1, where its metrics are, about this distribution and its functions', () => {
    expect(stackSet.StackInstancesGroup).toEqual([
      { DeploymentTargets: { Accounts: [{ Ref: 'AWS::AccountId' }] }, Regions: ['us-east-1'] },
    ]);
    const given = new Map(
      (stackSet.Parameters as { ParameterKey: string; ParameterValue: unknown }[]).map((one) => [
        one.ParameterKey,
        JSON.stringify(one.ParameterValue),
      ]),
    );
    expect([...given.keys()].sort()).toEqual(Object.keys(inner.Parameters).sort());
    expect(given.get('Distribution')).toContain(onlyOf(template, 'AWS::CloudFront::Distribution').id);
    for (const { resource } of resourcesOf(template, 'AWS::CloudFront::Function'))
      expect([...given.values()]).toContain(JSON.stringify(resource.Properties.Name));
  });

  it.each(Object.keys(EDGE_RULES))('%s has an alarm that mails, and a paragraph in the runbook', (name) => {
    const alarm = alarms.find(({ AlarmName }) => AlarmName === `fledge-prod-${name}`);
    const topic = { Ref: onlyOf(inner, 'AWS::SNS::Topic').id };
    expect(alarm).toMatchObject({ AlarmActions: [topic], OKActions: [topic] });
    expect(onlyOf(inner, 'AWS::SNS::Subscription').resource.Properties.Endpoint).toBe('ops@fledge.example');
    expect(runbook).toContain(`\n#### ${name}\n`);
  });

  it('is judged by the share of 5xx and by every error of every edge function', () => {
    const errors = ['FunctionExecutionErrors', 'Sum', 'FunctionValidationErrors', 'Sum'];
    expect(alarms.map(measured)).toEqual([
      ['5xxErrorRate', 'Average'],
      resourcesOf(template, 'AWS::CloudFront::Function').flatMap(() => errors),
    ]);
    expect(JSON.stringify(alarms)).toContain('"Region","Value":"Global"');
  });
});

describe('the bill', () => {
  it('has a budget of the account, which mails the address of the alarms', () => {
    const { Budget, NotificationsWithSubscribers } = onlyOf(atTheEdge().template, 'AWS::Budgets::Budget')
      .resource.Properties;
    expect(Budget).toMatchObject({ BudgetType: 'COST', BudgetLimit: { Amount: 80, Unit: 'USD' } });
    expect(Budget).not.toHaveProperty('CostFilters');
    expect(JSON.stringify(NotificationsWithSubscribers).match(/ops@fledge\.example/g)).toHaveLength(3);
  });

  it.each([
    ['prod', 10_000],
    ['dev', 1_000],
    ['pr-7', 1_000],
  ])('of the table of %s has a ceiling of %i units a second, the indexes no lower one', (stage, units) => {
    const { OnDemandThroughput, GlobalSecondaryIndexes } = onlyOf(templateOf(stage), 'AWS::DynamoDB::Table')
      .resource.Properties;
    const ceiling = { MaxReadRequestUnits: units, MaxWriteRequestUnits: units };
    expect(OnDemandThroughput).toEqual(ceiling);
    for (const index of GlobalSecondaryIndexes as object[])
      expect(index).toMatchObject({ OnDemandThroughput: ceiling });
  });

  it('can be stopped: the distribution is as enabled as a parameter says', () => {
    const { DistributionConfig } = onlyOf(templateOf('prod'), 'AWS::CloudFront::Distribution').resource
      .Properties;
    expect(DistributionConfig).toMatchObject({ Enabled: { Ref: SITE_ENABLED } });
  });
});
