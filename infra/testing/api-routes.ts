import { keyOf } from '../local/api/definition.ts';
import { onlyOf, rendered, resourcesOf, type Template } from './template.ts';

interface Definition {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, { readonly uri: unknown }>>>>;
}

interface Operation {
  readonly isDefaultRoute?: boolean;
  readonly parameters: readonly { readonly name: string }[];
  readonly 'x-amazon-apigateway-integration': { readonly $ref: string };
}

/** The OpenAPI definition that a template gives its HTTP API. */
export const definitionIn = (template: Template): Definition =>
  onlyOf(template, 'AWS::ApiGatewayV2::Api', 'HttpApi').resource.Properties.Body as Definition;

/** The routes of the API's definition, each with the logical id of the function that it leads to. */
export const routesIn = (template: Template): Map<string, string> => {
  const { paths, components } = definitionIn(template);
  const functions = new Map(
    resourcesOf(template, 'AWS::Lambda::Function').map(({ id, resource }) => [
      resource.Properties.FunctionName,
      id,
    ]),
  );
  const functionBehind = (operation: Operation): string => {
    const [, , section = '', name = ''] = operation['x-amazon-apigateway-integration'].$ref.split('/');
    const uri = rendered(components[section]?.[name]?.uri);
    return functions.get(/:function:([\w-]+)\/invocations$/.exec(uri)?.[1]) ?? '';
  };
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, string] => [
        keyOf(path, method, operation.isDefaultRoute === true),
        functionBehind(operation),
      ]),
    ),
  );
};
