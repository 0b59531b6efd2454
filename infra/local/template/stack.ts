import { LocalFailure } from '../failure.ts';
import type { Assembly } from './assembly.ts';
import { identify, isKnown, LOCAL_ACCOUNT, LOCAL_REGION } from './identities.ts';
import { Resolver } from './resolver.ts';
import { type Identity, isObject, type Json, type JsonObject } from './types.ts';

/** One resource that exists in this stack, its properties resolved. */
export interface LiveResource {
  readonly logicalId: string;
  readonly type: string;
  readonly ref: string;
  readonly properties: JsonObject;
}

/** The synthesised stack as it runs on this machine. */
export interface Stack {
  readonly name: string;
  readonly assets: Assembly['assets'];
  /** The resources of these types whose condition holds, in the template's order. */
  readonly all: (...types: string[]) => LiveResource[];
  /** The logical ids of the resources of these types, without resolving them. */
  readonly idsOf: (...types: string[]) => string[];
  /** The custom resources that a function of the stack has to make, not yet resolved. */
  readonly customResources: () => string[];
  readonly properties: (logicalId: string) => JsonObject;
  readonly ref: (logicalId: string) => string;
  readonly attribute: (logicalId: string, name: string) => string;
  /** Records what a custom resource's function answered. */
  readonly settle: (logicalId: string, identity: Identity) => void;
  readonly outputs: () => Record<string, Json>;
  /** A text with the stack's addresses as this machine serves them. */
  readonly onLoopback: (text: string) => string;
  /** From now on an address of the stack is replaced by another one in all that is read. */
  readonly serveAt: (address: string, here: string) => void;
}

/**
 * Opens a stack for serving it at `http://<siteHost>`. Refuses one with a resource type that the runner does not know.
 */
export const openStack = ({ stackName, template, assets }: Assembly, siteHost: string): Stack => {
  /*
   * CloudFront serves the site over https, the runner over plain http: a certificate for localhost would have to be
   * trusted by hand. So addresses of the site change their scheme.
   */
  const served = new Map([[`https://${siteHost}`, `http://${siteHost}`]]);
  const onLoopback = <T extends Json>(value: T): T => {
    let text = JSON.stringify(value);
    for (const [address, here] of served) text = text.replaceAll(address, here);
    return JSON.parse(text) as T;
  };
  const settled = new Map<string, Identity>();
  const identities = new Map<string, Identity>();
  const pseudo = {
    'AWS::AccountId': LOCAL_ACCOUNT,
    'AWS::Partition': 'aws',
    'AWS::Region': LOCAL_REGION,
    'AWS::StackId': `arn:aws:cloudformation:${LOCAL_REGION}:${LOCAL_ACCOUNT}:stack/${stackName}/local`,
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  const isCustom = (type: string) =>
    type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

  const identityOf = (logicalId: string): Identity => {
    const known = settled.get(logicalId) ?? identities.get(logicalId);
    if (known) return known;
    const resource = template.Resources[logicalId];
    if (!resource) throw new LocalFailure(`The template holds no ${logicalId}`);
    if (isCustom(resource.Type) && !isKnown(resource.Type)) {
      throw new LocalFailure(`${logicalId} (${resource.Type}) is needed before its function has answered`);
    }
    const identity = identify({
      type: resource.Type,
      logicalId,
      stackName,
      siteHost,
      property: (name) => {
        const value = resource.Properties?.[name];
        return value === undefined ? undefined : resolver.resolve(value);
      },
    });
    identities.set(logicalId, identity);
    return identity;
  };
  const resolver = new Resolver(template, { pseudo, identityOf });

  const properties = (logicalId: string): JsonObject => {
    const resolved = resolver.resolve(template.Resources[logicalId]?.Properties ?? {});
    return onLoopback(isObject(resolved) ? resolved : {});
  };
  const active = Object.entries(template.Resources).filter(
    ([, { Condition }]) => Condition === undefined || resolver.holds(Condition),
  );
  for (const [logicalId, { Type }] of active) if (!isCustom(Type)) identityOf(logicalId);

  const ofType = (types: string[]) => active.filter(([, { Type }]) => types.includes(Type));

  return {
    name: stackName,
    assets,
    all: (...types) =>
      ofType(types).map(([logicalId, { Type }]) => ({
        logicalId,
        type: Type,
        ref: identityOf(logicalId).ref,
        properties: properties(logicalId),
      })),
    idsOf: (...types) => ofType(types).map(([logicalId]) => logicalId),
    customResources: () =>
      active.filter(([, { Type }]) => isCustom(Type) && !isKnown(Type)).map(([logicalId]) => logicalId),
    properties,
    ref: (logicalId) => identityOf(logicalId).ref,
    attribute: (logicalId, name) => String(resolver.resolve({ 'Fn::GetAtt': [logicalId, name] })),
    settle: (logicalId, identity) => settled.set(logicalId, identity),
    outputs: () =>
      Object.fromEntries(
        Object.entries(template.Outputs ?? {})
          .filter(([, { Condition }]) => Condition === undefined || resolver.holds(Condition))
          .map(([name, { Value }]) => [name, onLoopback(resolver.resolve(Value))]),
      ),
    onLoopback,
    serveAt: (address, here) => void served.set(address, here),
  };
};
