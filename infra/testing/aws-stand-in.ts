import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stack as the stand-in knows it. */
export interface StandInStack {
  readonly outputs?: Readonly<Record<string, string>>;
  parameters?: Record<string, string>;
  status?: string;
  /** Why it will not go. */
  readonly stays?: string;
}

/** What the stand-in holds and was asked. */
export interface StandIn {
  /** For the environment of the command under test. */
  readonly env: Readonly<Record<string, string>>;
  readonly stacks: Map<string, StandInStack>;
  /** An action of CloudFormation or the parameter store that is refused for lack of rights. */
  readonly denied: Set<string>;
  readonly parameters: Map<string, { value: string; type: string }>;
  /** `DeleteStack fledge-pr-7`, in the order of coming. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const member = (fields: Record<string, string>, more = '') =>
  tag(
    'member',
    Object.entries(fields)
      .map(([name, value]) => tag(name, escaped(value)))
      .join('') + more,
  );
const idOf = (name: string) => `arn:aws:cloudformation:eu-central-1:111122223333:stack/${name}/1`;

const body = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** CloudFormation's Query protocol: the actions that our commands use. */
const cloudFormation = (
  stacks: StandIn['stacks'],
  action: string,
  asked: string,
  form: URLSearchParams,
): string => {
  const name = /^arn:.*:stack\/(.*)\/1$/.exec(asked)?.[1] ?? asked;
  const stack = stacks.get(name);
  switch (action) {
    case 'ListStacks':
      return tag(
        'StackSummaries',
        [...stacks]
          .map(([StackName, { status = 'CREATE_COMPLETE' }]) => member({ StackName, StackStatus: status }))
          .join(''),
      );
    case 'DescribeStacks': {
      if (!stack || (stack.status === 'DELETE_COMPLETE' && asked === name))
        throw new Error(`Stack with id ${asked} does not exist`);
      const outputs = Object.entries(stack.outputs ?? {});
      const given = outputs.map(([OutputKey, OutputValue]) => member({ OutputKey, OutputValue })).join('');
      return tag(
        'Stacks',
        member(
          { StackName: name, StackId: idOf(name), StackStatus: stack.status ?? 'CREATE_COMPLETE' },
          tag('Outputs', given) +
            tag(
              'Parameters',
              Object.entries(stack.parameters ?? {})
                .map(([ParameterKey, ParameterValue]) => member({ ParameterKey, ParameterValue }))
                .join(''),
            ),
        ),
      );
    }
    case 'DeleteStack':
      if (stack) stack.status = stack.stays === undefined ? 'DELETE_COMPLETE' : 'DELETE_FAILED';
      return '';
    case 'UpdateStack': {
      if (form.get('UsePreviousTemplate') !== 'true' || !stack?.parameters)
        throw new Error('The stand-in only changes parameters');
      for (const place of [1, 2, 3]) {
        const value = form.get(`Parameters.member.${place}.ParameterValue`);
        if (value !== null)
          stack.parameters[form.get(`Parameters.member.${place}.ParameterKey`) ?? ''] = value;
      }
      stack.status = 'UPDATE_COMPLETE';
      return '';
    }
    case 'DescribeStackEvents':
      return tag(
        'StackEvents',
        member({
          LogicalResourceId: 'Table',
          ResourceStatus: 'DELETE_FAILED',
          ResourceStatusReason: stack?.stays ?? '',
        }),
      );
    default:
      throw new Error(`The stand-in knows no ${action}`);
  }
};

/** The parameter store's JSON protocol: the operations that our commands use. */
const parameterStore = (
  parameters: StandIn['parameters'],
  operation: string,
  input: Record<string, string>,
) => {
  const { Name = '', Value: value = '', Type: type = '' } = input;
  const known = parameters.get(Name);
  if (operation === 'PutParameter') {
    parameters.set(Name, { value, type });
    return { status: 200, answer: { Version: 1 } };
  }
  if (!known) return { status: 400, answer: { __type: 'ParameterNotFound' } };
  if (operation === 'DeleteParameter') parameters.delete(Name);
  return { status: 200, answer: { Parameter: { Name, Value: known.value } } };
};

/** Answers for AWS on loopback, for commands that ask CloudFormation and the parameter store. */
export const standInForAws = async (): Promise<StandIn> => {
  const stacks: StandIn['stacks'] = new Map();
  const parameters: StandIn['parameters'] = new Map();
  const asked: string[] = [];
  const denied = new Set<string>();
  const server = createServer(async (request, response) => {
    const text = await body(request);
    const target = request.headers['x-amz-target'];
    if (typeof target === 'string') {
      const operation = target.split('.')[1] ?? '';
      const input = JSON.parse(text) as Record<string, string>;
      asked.push(`${operation} ${input.Name}`);
      const { status, answer } = parameterStore(parameters, operation, input);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer));
      return;
    }
    const form = new URLSearchParams(text);
    const action = form.get('Action') ?? '';
    const stackName = form.get('StackName') ?? '';
    asked.push(`${action} ${stackName}`.trim());
    try {
      if (denied.has(action))
        throw new Error(`User: x is not authorized to perform: cloudformation:${action}`);
      const result = tag(`${action}Result`, cloudFormation(stacks, action, stackName, form));
      response.writeHead(200, { 'content-type': 'text/xml' }).end(tag(`${action}Response`, result));
    } catch (error) {
      const code = denied.has(action) ? 'AccessDenied' : 'ValidationError';
      const details = tag('Code', code) + tag('Message', escaped((error as Error).message));
      response
        .writeHead(400, { 'content-type': 'text/xml' })
        .end(tag('ErrorResponse', tag('Error', details)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      AWS_ENDPOINT_URL_CLOUDFORMATION: url,
      AWS_ENDPOINT_URL_SSM: url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    },
    stacks,
    denied,
    parameters,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
