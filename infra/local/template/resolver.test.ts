import { describe, expect, test } from 'vitest';
import { openStack } from './stack.ts';
import type { Json, TemplateDocument } from './types.ts';

const resources: TemplateDocument['Resources'] = {
  Table: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'records' } },
  Bucket: { Type: 'AWS::S3::Bucket' },
  Site: { Type: 'AWS::CloudFront::Distribution' },
  Absent: { Type: 'AWS::SQS::Queue', Condition: 'Never' },
};

/** Resolves a value by putting it into a resource of a small stack. */
const resolve = (value: Json, extra: Partial<TemplateDocument> = {}): Json | undefined =>
  openStack(
    {
      stackName: 'test',
      assets: new Map(),
      template: {
        ...extra,
        Conditions: { Never: { 'Fn::Equals': ['a', 'b'] }, Always: { 'Fn::Not': [{ Condition: 'Never' }] } },
        Resources: {
          ...resources,
          ...extra.Resources,
          Subject: { Type: 'AWS::IAM::Policy', Properties: { value } },
        },
      },
    },
    'localhost:3000',
  ).properties('Subject').value;

describe('intrinsic functions', () => {
  test.each<[string, Json, Json]>([
    ['Ref of a resource', { Ref: 'Table' }, 'records'],
    ['Ref of a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
    [
      'Fn::GetAtt',
      { 'Fn::GetAtt': ['Table', 'Arn'] },
      'arn:aws:dynamodb:eu-central-1:000000000000:table/records',
    ],
    ['Fn::GetAtt as text', { 'Fn::GetAtt': 'Bucket.Arn' }, 'arn:aws:s3:::test-bucket'],
    ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }, 1]] }, 'a-records-1'],
    ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    [
      'Fn::Sub',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's
      { 'Fn::Sub': ['${Table}/${Bucket.Arn}/${own}/${AWS::AccountId}/${!kept}', { own: { Ref: 'Bucket' } }] },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's
      'records/arn:aws:s3:::test-bucket/test-bucket/000000000000/${kept}',
    ],
    ['Fn::If', { 'Fn::If': ['Never', 'yes', { Ref: 'Table' }] }, 'records'],
    [
      'Fn::And and Fn::Or',
      { 'Fn::And': [{ Condition: 'Always' }, { 'Fn::Or': [{ Condition: 'Never' }, true] }] },
      true,
    ],
    ['Fn::Base64', { 'Fn::Base64': 'text' }, 'dGV4dA=='],
    ['AWS::NoValue in an object', { kept: 1, gone: { Ref: 'AWS::NoValue' } }, { kept: 1 }],
    ['AWS::NoValue in a list', [1, { 'Fn::If': ['Never', 2, { Ref: 'AWS::NoValue' }] }], [1]],
    [
      'a condition of an IAM statement',
      { Condition: { StringEquals: { a: 'b' } } },
      { Condition: { StringEquals: { a: 'b' } } },
    ],
  ])('%s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });

  test('Fn::FindInMap and parameters', () => {
    const extra = {
      Mappings: { Sizes: { small: { memory: 128 } } },
      Parameters: { Size: { Type: 'String', Default: 'small' } },
    };
    expect(resolve({ 'Fn::FindInMap': ['Sizes', { Ref: 'Size' }, 'memory'] }, extra)).toBe(128);
  });

  test('the address of the site is the one of this machine, without https', () => {
    expect(resolve({ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Site', 'DomainName'] }]] })).toBe(
      'http://localhost:3000',
    );
  });

  test.each<[string, Json, string]>([
    ['an unknown function', { 'Fn::Transform': {} }, 'does not know the intrinsic function Fn::Transform'],
    [
      'an unknown attribute',
      { 'Fn::GetAtt': ['Bucket', 'Colour'] },
      'knows no attribute Colour of Bucket (AWS::S3::Bucket)',
    ],
    ['a missing resource', { Ref: 'Nobody' }, 'refers to Nobody, which it does not hold'],
    ['a parameter without default', { Ref: 'Key' }, 'Parameter Key has no default'],
    ['a selection of nothing', { 'Fn::Select': [3, ['a']] }, 'selects nothing'],
  ])('%s is refused', (_, value, message) => {
    expect(() => resolve(value, { Parameters: { Key: { Type: 'String' } } })).toThrow(message);
  });

  test('a circle is named, not followed', () => {
    const circle = {
      A: { Type: 'AWS::S3::Bucket', Properties: { BucketName: { Ref: 'B' } } },
      B: { Type: 'AWS::S3::Bucket', Properties: { BucketName: { Ref: 'A' } } },
    };
    expect(() => resolve('', { Resources: circle })).toThrow('in a circle: B → A');
  });

  test('what a condition leaves out does not exist', () => {
    const stack = openStack(
      {
        stackName: 'test',
        assets: new Map(),
        template: { Resources: resources, Conditions: { Never: false } },
      },
      'localhost:3000',
    );
    expect(stack.all('AWS::SQS::Queue')).toEqual([]);
    expect(stack.idsOf('AWS::S3::Bucket')).toEqual(['Bucket']);
  });
});
