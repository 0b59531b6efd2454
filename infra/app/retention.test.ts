import { describe, expect, it } from 'vitest';
import { onlyOf, rendered, resourcesOf, templateOf } from '../testing/template.ts';

describe('production keeps its data', () => {
  const template = templateOf('prod');
  const table = onlyOf(template, 'AWS::DynamoDB::Table').resource;
  const pool = onlyOf(template, 'AWS::Cognito::UserPool').resource;

  it('table and pool stay when the stack goes or replaces them', () => {
    for (const kept of [table, pool])
      expect(kept).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('neither can be deleted by hand, and the table goes back to any second of 35 days', () => {
    expect(table.Properties).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    expect(pool.Properties.DeletionProtection).toBe('ACTIVE');
  });

  it('nothing empties a bucket', () => {
    expect(resourcesOf(template, 'Custom::S3AutoDeleteObjects')).toEqual([]);
  });
});

describe.each(['dev', 'pr-7', 'local'])('%s leaves nothing behind', (stage) => {
  const template = templateOf(stage);

  it('every resource goes with the stack', () => {
    const staying = Object.entries(template.Resources).filter(
      ([, { DeletionPolicy = 'Delete', UpdateReplacePolicy = 'Delete' }]) =>
        DeletionPolicy !== 'Delete' || UpdateReplacePolicy !== 'Delete',
    );
    expect(staying).toEqual([]);
  });

  it('nothing is protected from that', () => {
    expect(onlyOf(template, 'AWS::DynamoDB::Table').resource.Properties.DeletionProtectionEnabled).toBe(
      false,
    );
    expect(onlyOf(template, 'AWS::Cognito::UserPool').resource.Properties.DeletionProtection).toBe(
      'INACTIVE',
    );
  });

  it('each bucket is emptied before', () => {
    const emptied = resourcesOf(template, 'Custom::S3AutoDeleteObjects').map(({ resource }) =>
      rendered(resource.Properties.BucketName),
    );
    expect(emptied).toEqual(resourcesOf(template, 'AWS::S3::Bucket').map(({ id }) => `\${${id}}`));
  });

  it('each function logs into a group of the stack, CDK’s own too', () => {
    const groups = resourcesOf(template, 'AWS::Logs::LogGroup').map(({ id }) => `\${${id}}`);
    for (const { id, resource } of resourcesOf(template, 'AWS::Lambda::Function')) {
      const { LogGroup } = (resource.Properties.LoggingConfig ?? {}) as { LogGroup?: unknown };
      expect(groups, id).toContain(LogGroup === undefined ? id : rendered(LogGroup));
    }
  });
});
