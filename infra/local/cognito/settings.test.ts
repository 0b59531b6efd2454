import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { template } from './testing.ts';

const pool = template.pool;

test.each([
  ['UsernameConfiguration', { ...pool, UsernameConfiguration: undefined }],
  ['CaseSensitive', { ...pool, UsernameConfiguration: { CaseSensitive: true } }],
  ['UsernameAttributes', { ...pool, UsernameAttributes: ['phone_number'] }],
  ['MfaConfiguration', { ...pool, MfaConfiguration: 'ON' }],
  ['LambdaConfig', { ...pool, LambdaConfig: { PreSignUp: 'arn:aws:lambda:…' } }],
])('an unsupported %s of the pool stops the start with its name', (property, changed) => {
  expect(() => readSettings({ ...template, pool: changed })).toThrow(property);
});

test('a client with a secret stops the start with its id', () => {
  const clients = [{ id: 'secretive', properties: { GenerateSecret: true } }];
  expect(() => readSettings({ ...template, clients })).toThrow('secretive');
});

test('the attributes of the template are added to the standard ones', () => {
  const Schema = [{ Name: 'tenant', Mutable: false }, { Name: 'email', Mutable: false }, { Name: 'note' }];
  const { attributes } = readSettings({ ...template, pool: { ...pool, Schema } });
  expect(attributes.get('custom:tenant')).toBe(false);
  expect(attributes.get('custom:note')).toBe(true);
  expect(attributes.get('email')).toBe(false);
  expect(attributes.get('given_name')).toBe(true);
});
