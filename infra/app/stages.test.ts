import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BARE } from '../testing/bare.ts';
import { OperatorError } from './operator-error.ts';
import type { StagesConfiguration } from './stage-settings.ts';
import { stackNameOf, stageNamed } from './stages.ts';

describe('stageNamed', () => {
  it.each(['prod', 'dev', 'local', 'pr-1', 'pr-1234'])('knows %s', (name) => {
    expect(stageNamed(name)).toMatchObject({
      name,
      production: name === 'prod',
      local: name === 'local',
      preview: name.startsWith('pr-'),
    });
  });

  it.each([
    undefined,
    '',
    'Prod',
    'production',
    'pr',
    'pr-',
    'pr-0',
    'pr-007',
    'pr-x',
    'dev ',
    'dev\n',
    7,
    {},
  ])('refuses %j and says what to use', (name) => {
    expect(() => stageNamed(name)).toThrow(OperatorError);
    expect(() => stageNamed(name)).toThrow(/use prod, dev, pr-<number> or local\.$/);
  });

  it('takes nothing that would not do as a part of a stack name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        try {
          expect(stageNamed(name).name).toMatch(/^[a-z][a-z0-9-]*$/);
        } catch (error) {
          expect(error).toBeInstanceOf(OperatorError);
        }
      }),
    );
  });

  it('gives no two stages one stack', () => {
    const names = ['prod', 'dev', 'local', ...Array.from({ length: 300 }, (_, index) => `pr-${index + 1}`)];
    expect(new Set(names.map((name) => stackNameOf(stageNamed(name)))).size).toBe(names.length);
  });
});

const CERTIFICATE = 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012';
const WEB_ACL =
  'arn:aws:wafv2:us-east-1:111122223333:global/webacl/fledge/12345678-1234-1234-1234-123456789012';
const DOMAIN = { name: 'fledge.example', certificateArn: CERTIFICATE };
const GOOGLE = {
  clientId: '1234-abcd.apps.googleusercontent.com',
  clientSecretParameter: '/fledge/prod/google-client-secret',
};

/** As an operator could write it, past the types. */
const configured = (part: Record<string, unknown>) => ({ ...BARE, ...part }) as StagesConfiguration;

describe('the settings of stages', () => {
  it('are all absent by default, but for the local addresses', () => {
    for (const name of ['prod', 'dev', 'pr-7'])
      expect(stageNamed(name, BARE)).toMatchObject({
        mail: undefined,
        domain: undefined,
        webAclArn: undefined,
        alarmMail: undefined,
        operatorMail: undefined,
        google: undefined,
        model: undefined,
        meetingRoom: undefined,
      });
    expect(stageNamed('local', BARE)).toMatchObject({
      mail: { from: 'hello@fledge.test', identity: 'fledge.test', perSecond: 100 },
      operatorMail: 'operator@fledge.test',
    });
  });

  it('belong to one kind of stage each', () => {
    const configuration = configured({
      prod: {
        mail: { from: 'hello@fledge.example' },
        operatorMail: 'desk@fledge.example',
        domain: DOMAIN,
        webAclArn: WEB_ACL,
        alarmMail: 'a@b.example',
        google: GOOGLE,
        model: { id: 'eu.amazon.nova-lite-v1:0', regions: ['eu-central-1', 'eu-west-1'] },
      },
      previews: { mail: { from: 'pr@mail.fledge.example', identity: 'fledge.example' } },
    });
    expect(stageNamed('prod', configuration)).toMatchObject({
      mail: { from: 'hello@fledge.example', identity: 'fledge.example', perSecond: 3 },
      operatorMail: 'desk@fledge.example',
      domain: DOMAIN,
      webAclArn: WEB_ACL,
      alarmMail: 'a@b.example',
      google: GOOGLE,
      model: { id: 'eu.amazon.nova-lite-v1:0', regions: ['eu-central-1', 'eu-west-1'] },
    });
    expect(stageNamed('pr-7', configuration).mail).toEqual({
      from: 'pr@mail.fledge.example',
      identity: 'fledge.example',
      perSecond: 3,
    });
    expect(stageNamed('dev', configuration).mail).toBeUndefined();
    expect(stageNamed('local', configuration).mail?.from).toBe('hello@fledge.test');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ prod: { mail: {} } }, 'prod.mail.from: needs an email address, as in hello@fledge.example.'],
    [{ prod: { mail: { identity: 'a.example' } } }, 'prod.mail.from: needs an email address'],
    [{ prod: { mail: { from: 'fledge.example' } } }, 'prod.mail.from: needs an email address'],
    [{ dev: { mail: { from: 'a@b.example', identity: 'c.example' } } }, 'dev.mail.identity: does not cover'],
    [{ dev: { mail: { from: 'a@xb.example', identity: 'b.example' } } }, 'dev.mail.identity: does not cover'],
    [{ prod: { domain: { name: 'fledge.example' } } }, 'prod.domain.certificateArn: needs the ARN of an ACM'],
    [{ prod: { domain: { certificateArn: CERTIFICATE } } }, 'prod.domain.name: needs a host name'],
    [
      { prod: { domain: { ...DOMAIN, name: 'https://fledge.example' } } },
      'prod.domain.name: needs a host name',
    ],
    [
      { prod: { domain: { ...DOMAIN, certificateArn: CERTIFICATE.replace('us-east-1', 'eu-west-1') } } },
      'prod.domain.certificateArn: needs the ARN of an ACM certificate in us-east-1',
    ],
    [
      { prod: { webAclArn: WEB_ACL.replace('global', 'regional') } },
      'prod.webAclArn: needs the ARN of a web ACL of scope CLOUDFRONT',
    ],
    [{ prod: { domain: DOMAIN }, dev: { domain: DOMAIN } }, 'dev.domain.name: is the domain of prod as well'],
    [{ previews: { domain: DOMAIN } }, 'previews: has no setting domain.'],
    [{ dev: { alarmMail: 'a@b.example' } }, 'dev: has no setting alarmMail.'],
    [{ prod: { google: {} } }, 'prod.google.clientId: needs the client id of the Google console'],
    [
      { prod: { google: { clientId: GOOGLE.clientId } } },
      'prod.google.clientSecretParameter: needs the name of the SecureString parameter',
    ],
    [
      { dev: { google: { clientSecretParameter: GOOGLE.clientSecretParameter } } },
      'dev.google.clientId: needs the client id of the Google console',
    ],
    // The secret itself, pasted where its name belongs.
    [
      { prod: { google: { ...GOOGLE, clientSecretParameter: 'GOCSPX-x' } } },
      'prod.google.clientSecretParameter: needs the name of the SecureString parameter',
    ],
    [
      { prod: { google: { ...GOOGLE, clientSecretParameter: '/aws/x' } } },
      'prod.google.clientSecretParameter: needs the name of the SecureString parameter',
    ],
    [{ prod: { google: { ...GOOGLE, clientSecret: 'x' } } }, 'prod.google: has no setting clientSecret.'],
    [{ previews: { google: GOOGLE } }, 'previews: has no setting google.'],
    [{ prod: { model: {} } }, 'prod.model.id: needs the id of a Bedrock model or inference profile'],
    [{ prod: { model: { id: 'nova' } } }, 'prod.model.id: needs the id of a Bedrock model'],
    [{ prod: { model: { id: 'arn:aws:bedrock:x' } } }, 'prod.model.id: needs the id of a Bedrock model'],
    [
      { prod: { model: { id: 'eu.amazon.nova-lite-v1:0' } } },
      'prod.model.regions: needs the regions of the inference profile',
    ],
    [
      { prod: { model: { id: 'eu.amazon.nova-lite-v1:0', regions: [] } } },
      'prod.model.regions: needs at least one region',
    ],
    [
      { prod: { model: { id: 'eu.amazon.nova-lite-v1:0', regions: ['europe'] } } },
      'prod.model.regions.0: needs regions, as in eu-central-1',
    ],
    [
      { dev: { model: { id: 'eu.amazon.nova-lite-v1:0', regions: ['eu-west-1', 'eu-west-1'] } } },
      'dev.model.regions: names a region twice',
    ],
    [
      { previews: { model: { id: 'amazon.nova-lite-v1:0', regions: ['eu-west-1'] } } },
      'previews.model.regions: is only valid with an inference profile of several regions',
    ],
    [
      { prod: { model: { id: 'global.amazon.nova-2-lite-v1:0', regions: ['eu-west-1'] } } },
      'prod.model.regions: is only valid with an inference profile of several regions',
    ],
    [{ dev: { operatorMail: 'a@b.example' } }, 'dev.operatorMail: needs mail beside it'],
    [{ prod: { operatorMail: 'nobody' } }, 'prod.operatorMail: needs an email address'],
    [
      { dev: { meetingRoom: 'https://meet.example/' } },
      'dev.meetingRoom: needs an address that begins with https:// and ends with {room}',
    ],
    [{ prod: { alarmMail: 'nobody' } }, 'prod.alarmMail: needs an email address'],
    [{ staging: {} }, 'the configuration: has no setting staging.'],
    [{ prod: undefined }, 'prod: '],
  ])('half or wrongly configured: %j', (part, complaint) => {
    const failing = () => stageNamed('dev', configured(part));
    expect(failing).toThrow(OperatorError);
    expect(failing).toThrow(`infra/app/stages.config.ts:\n  ${complaint}`);
  });
});
