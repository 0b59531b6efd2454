/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** One resource of the template, intrinsic functions unresolved. */
export interface Resource {
  readonly Type: string;
  readonly Properties?: JsonObject;
  readonly Condition?: string;
  readonly DependsOn?: string | string[];
}

/** A CloudFormation template, as far as the runner reads it. */
export interface TemplateDocument {
  readonly Resources: Record<string, Resource>;
  readonly Parameters?: Record<string, { Type: string; Default?: Json }>;
  readonly Conditions?: Record<string, Json>;
  readonly Mappings?: Record<string, Record<string, Record<string, Json>>>;
  readonly Outputs?: Record<string, { Value: Json; Condition?: string }>;
}

/** What `Ref` and `Fn::GetAtt` of a resource give; attributes are computed when first asked for. */
export interface Identity {
  readonly ref: string;
  readonly attributes: Record<string, Json>;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a value is; an empty one for anything else, as for what a template leaves out. */
export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** Parses JSON. Throws a `SyntaxError` for any other text. */
export const parseJson = (text: string): Json => JSON.parse(text);

/** The object that a text of JSON is; an empty one for any other JSON. */
export const parseObject = (text: string): JsonObject => asObject(parseJson(text));
