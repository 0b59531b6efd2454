import { describe, expect, it } from 'vitest';
import { BARE } from '../testing/bare.ts';
import { allowedTo } from '../testing/statements.ts';
import { resourcesOf, synthesisedOnce, type Template, templateOf } from '../testing/template.ts';

const onKeys = (template: Template, name: string): string[] =>
  allowedTo(template, name).flatMap((line) => {
    const [, action, key] = /^ssm:(\w+) .*:parameter(\/fledge\/\S*\/issuer-key\/\S*)$/.exec(line) ?? [];
    return action === undefined ? [] : [`${action} ${key}`];
  });

/** What each function may do with the parameters of keys, by the beginning of its role’s id. */
const rights = (template: Template): string[] =>
  resourcesOf(template, 'AWS::IAM::Role').flatMap(({ id, resource }) =>
    JSON.stringify(resource).includes('issuer-key/key') ? [id.replace(/Role\w*$/, '')] : [],
  );

const withDomain = (issuerKeys: number) =>
  synthesisedOnce('prod', {
    ...BARE,
    prod: {
      issuerKeys,
      domain: {
        name: 'fledge.example',
        certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012',
      },
    },
  }).template;

describe('the keys by which credentials are signed', () => {
  it('are read by the function of credentials alone, and written by the one that makes them', () => {
    const template = templateOf('dev');
    expect(rights(template)).toEqual(['IssuerKeysissuerkey', 'Apicredentials']);
    expect(onKeys(template, 'credentials')).toEqual(['GetParameter /fledge/dev/issuer-key/key-1']);
    expect(onKeys(template, 'issuer-key')).toEqual([
      'DeleteParameter /fledge/dev/issuer-key/key-1',
      'PutParameter /fledge/dev/issuer-key/key-1',
    ]);
  });

  it('are kept in production, of which the last one signs and all are published', () => {
    const template = withDomain(2);
    expect(onKeys(template, 'credentials')).toEqual(['GetParameter /fledge/prod/issuer-key/key-2']);
    expect(onKeys(template, 'issuer-key')).toEqual([
      'PutParameter /fledge/prod/issuer-key/key-1',
      'PutParameter /fledge/prod/issuer-key/key-2',
    ]);
    const keys = resourcesOf(template, 'Custom::IssuerKey');
    expect(keys.map(({ resource }) => resource.DeletionPolicy)).toEqual(['Retain', 'Retain']);
    const [signing] = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
      id.startsWith('Apicredentials'),
    );
    const text = JSON.stringify(signing?.resource.Properties.Environment);
    expect(text).toContain('/fledge/prod/issuer-key/key-2');
    expect(text.indexOf('key-2=')).toBeLessThan(text.indexOf('key-1='));
  });

  it('do not exist in production without a domain of its own, where nothing is issued', () => {
    const template = templateOf('prod');
    expect(rights(template)).toEqual([]);
    expect(resourcesOf(template, 'Custom::IssuerKey')).toEqual([]);
    const [signing] = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
      id.startsWith('Apicredentials'),
    );
    expect(signing?.resource.Properties.Environment).toMatchObject({
      Variables: { ISSUER_KEYS: '', ISSUER_KEY_PARAMETER: '' },
    });
  });
});
