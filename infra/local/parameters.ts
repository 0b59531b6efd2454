import { AwsError, type AwsRequest, type AwsService, headerOf, jsonAnswer, jsonBody } from './aws.ts';

const CONTENT_TYPE = 'application/x-amz-json-1.1';

/** What begins the operation's header of requests to the parameter store. */
export const PARAMETER_SERVICE = 'AmazonSSM';

/**
 * The local stand-in for Systems Manager's parameter store, as far as functions use it: it reads what `read` has
 * under a name. Call it after the authority has let the request through.
 */
export const parameterStore =
  (read: (name: string) => string | undefined): AwsService =>
  (request: AwsRequest) => {
    const target = headerOf(request, 'x-amz-target');
    if (target !== `${PARAMETER_SERVICE}.GetParameter`)
      throw new AwsError('UnknownOperationException', `The local parameter store does not serve ${target}.`);
    const { Name, WithDecryption } = jsonBody(request.body);
    const value = read(String(Name));
    if (value === undefined) throw new AwsError('ParameterNotFound', `There is no parameter ${Name}.`);
    // Undecrypted, it would be of no use to anyone: then AWS gives the ciphertext.
    const Value = WithDecryption === true ? value : Buffer.from(value).toString('base64');
    return jsonAnswer(200, { Parameter: { Name, Value, Type: 'SecureString', Version: 1 } }, CONTENT_TYPE);
  };
