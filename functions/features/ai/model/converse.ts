import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { awsEndpoint } from '#functions/core/aws-endpoint.ts';
import { env } from '#functions/core/env.ts';
import { ownSigner } from '#functions/core/s3/bucket.ts';
import { signedHeaders } from '#functions/core/signed-request.ts';

/** What the model is asked. */
export interface Asked {
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly maxTokens: number;
}

/** What the model said, and the tokens that both took. */
export interface Said {
  readonly text: string;
  readonly tokens: number;
}

/** Bedrock did not answer with a text that can be used. `tokens` is what it took all the same, if it is known. */
export class ModelFailed extends Error {
  readonly isTransient: boolean;
  readonly tokens: number | undefined;

  constructor(message: string, isTransient = false, tokens?: number) {
    super(message);
    this.name = 'ModelFailed';
    this.isTransient = isTransient;
    this.tokens = tokens;
  }
}

const answerSchema = z.object({
  output: z.object({
    message: z.object({ content: z.array(z.looseObject({ text: z.string().optional() })) }),
  }),
  stopReason: z.string(),
  usage: z.object({ totalTokens: z.number().int().min(0) }),
});

/** The model ended by itself, or at the length that it was given: what it wrote before is whole but for its last sentence. */
const USABLE = ['end_turn', 'max_tokens', 'stop_sequence'];
/** Bedrock’s exceptions, by the name in the answer’s header, after which the same request may succeed. */
const TRANSIENT =
  /^(Throttling|ModelNotReady|InternalServer|ServiceUnavailable|ModelTimeout|ModelStreamError)Exception/;

/** Before the only retry: half of it at random, so that those who were throttled together do not return together. */
const PAUSE_MS = 200;

const request = async (
  modelId: string,
  { system, messages, maxTokens }: Asked,
  at: Date,
  signal: AbortSignal,
) => {
  const url = `${awsEndpoint('bedrock-runtime')}/model/${encodeURIComponent(modelId)}/converse`;
  const body = JSON.stringify({
    system: [{ text: system }],
    messages: messages.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens, temperature: 0 },
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...signedHeaders(ownSigner(at), 'bedrock', { method: 'POST', url, body }),
      'content-type': 'application/json',
    },
    body,
    signal,
  });
  const text = await response.text();
  if (response.ok) return text;
  const name = response.headers.get('x-amzn-errortype')?.split(':')[0] ?? '';
  throw new ModelFailed(
    `Bedrock answered ${response.status} ${name}.`,
    TRANSIENT.test(name) || response.status === 429 || response.status >= 500,
  );
};

/** Never with what was read: it may have been written by anyone. */
const parsed = (text: string) => {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new ModelFailed('Bedrock’s answer has another form.');
  }
};

const converseOnce = async (modelId: string, asked: Asked, at: Date, signal: AbortSignal): Promise<Said> => {
  const { output, stopReason, usage } = parsed(await request(modelId, asked, at, signal));
  const { totalTokens: tokens } = usage;
  if (!USABLE.includes(stopReason))
    throw new ModelFailed(`The model ended with ${stopReason}.`, false, tokens);
  return { text: output.message.content.map(({ text = '' }) => text).join(''), tokens };
};

/**
 * Bedrock’s Converse, signed as the function: https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html.
 * Tried once more after a throttle or a failure of the service, inside of `signal`. Throws `ModelFailed`, or what `fetch` throws.
 */
export const converse = async (asked: Asked, at: Date, signal: AbortSignal): Promise<Said> => {
  const modelId = env('MODEL_ID');
  try {
    return await converseOnce(modelId, asked, at, signal);
  } catch (error) {
    if (!(error instanceof ModelFailed && error.isTransient)) throw error;
    await wait(PAUSE_MS * (0.5 + Math.random() / 2), undefined, { signal });
    return converseOnce(modelId, asked, at, signal);
  }
};
