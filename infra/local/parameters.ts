import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsError, type AwsRequest, type AwsService, headerOf, jsonAnswer, jsonBody } from './aws.ts';

const CONTENT_TYPE = 'application/x-amz-json-1.1';

/** What begins the operation's header of requests to the parameter store. */
export const PARAMETER_SERVICE = 'AmazonSSM';

/** Parameters that functions have put, by name. */
export interface Parameters {
  readonly read: (name: string) => string | undefined;
  /** Stores a new one; false when there is one of the name. */
  readonly put: (name: string, value: string) => boolean;
}

/** Keeps parameters in the data directory, in files that only their owner reads. */
export const storedParameters = (dataDir: string): Parameters => {
  const folder = join(dataDir, 'parameters');
  const fileOf = (name: string) => join(folder, encodeURIComponent(name));
  return {
    read: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined),
    put: (name, value) => {
      if (existsSync(fileOf(name))) return false;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(fileOf(name), value, { flag: 'wx', mode: 0o600 });
      // Whatever the process’s mask takes away from a new file.
      chmodSync(fileOf(name), 0o600);
      return true;
    },
  };
};

const get = (parameters: Parameters, Name: string, isDecrypted: boolean) => {
  const value = parameters.read(Name);
  if (value === undefined) throw new AwsError('ParameterNotFound', `There is no parameter ${Name}.`);
  // Undecrypted, it would be of no use to anyone: then AWS gives the ciphertext.
  const Value = isDecrypted ? value : Buffer.from(value).toString('base64');
  return { Parameter: { Name, Value, Type: 'SecureString', Version: 1 } };
};

const put = (parameters: Parameters, { Name, Value, Type, Overwrite }: Record<string, unknown>) => {
  if (Type !== 'SecureString' || Overwrite === true)
    throw new AwsError('ValidationException', 'The local parameter store takes new secure strings only.');
  if (!parameters.put(String(Name), String(Value)))
    throw new AwsError('ParameterAlreadyExists', `The parameter ${Name} exists already.`);
  return { Version: 1, Tier: 'Standard' };
};

/**
 * The local stand-in for Systems Manager's parameter store, as far as functions use it. Call it after the authority has let the
 * request through.
 */
export const parameterStore =
  (parameters: Parameters): AwsService =>
  (request: AwsRequest) => {
    const target = headerOf(request, 'x-amz-target');
    const body = jsonBody(request.body);
    if (target === `${PARAMETER_SERVICE}.GetParameter`)
      return jsonAnswer(200, get(parameters, String(body.Name), body.WithDecryption === true), CONTENT_TYPE);
    if (target === `${PARAMETER_SERVICE}.PutParameter`)
      return jsonAnswer(200, put(parameters, body), CONTENT_TYPE);
    throw new AwsError('UnknownOperationException', `The local parameter store does not serve ${target}.`);
  };
