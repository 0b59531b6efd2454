import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { awsEndpoint } from '#functions/core/aws-endpoint.ts';
import { env } from '#functions/core/env.ts';
import { ownSigner } from '#functions/core/s3/bucket.ts';
import { signedHeaders } from '#functions/core/signed-request.ts';
import type { Turn } from '../conversation/memory.ts';

/** A tool that the model may choose. It takes no input: what a question names was understood before. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
}

/** What the model is asked. */
export interface Asked {
  readonly system: string;
  /** What was asked and answered before. */
  readonly turns: readonly Turn[];
  readonly message: string;
  /** Empty where the model is to answer with a text. */
  readonly tools: readonly OfferedTool[];
  readonly maxTokens: number;
}

/** What the model said or chose, and the tokens that the request took. */
export interface Said {
  readonly text: string;
  /** Names of tools, as the model wrote them. */
  readonly chosen: readonly string[];
  readonly tokens: number;
}

/** Bedrock did not answer with something that can be used. `tokens` is what it took all the same, if it is known. */
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

const contentSchema = z.looseObject({
  text: z.string().optional(),
  toolUse: z.looseObject({ toolUseId: z.string(), name: z.string() }).optional(),
});
const answerSchema = z.object({
  output: z.object({ message: z.object({ content: z.array(contentSchema) }) }),
  stopReason: z.string(),
  usage: z.object({ totalTokens: z.number().int().min(0) }),
});

/** The model ended by itself, or at the length that it was given: what it wrote before is whole but for its last sentence. */
const WROTE = ['end_turn', 'max_tokens', 'stop_sequence'];
const CHOSE = 'tool_use';
/** Bedrock’s exceptions, by the name in the answer’s header, after which the same request may succeed. */
const TRANSIENT =
  /^(Throttling|ModelNotReady|InternalServer|ServiceUnavailable|ModelTimeout|ModelStreamError)Exception/;

/** Before the only retry: half of it at random, so that those who were throttled together do not return together. */
const PAUSE_MS = 200;

const spoken = (role: 'user' | 'assistant', text: string) => ({ role, content: [{ text }] });

/** The body of a request. What tools found before is no part of it: blocks of tools would have to be repeated with each. */
const bodyOf = ({ system, turns, message, tools, maxTokens }: Asked) => ({
  system: [{ text: system }],
  messages: [
    ...turns.flatMap(({ question, answered }) => [spoken('user', question), spoken('assistant', answered)]),
    spoken('user', message),
  ],
  inferenceConfig: { maxTokens, temperature: 0 },
  ...(tools.length > 0 && {
    toolConfig: {
      tools: tools.map((tool) => ({
        toolSpec: { ...tool, inputSchema: { json: { type: 'object', properties: {} } } },
      })),
    },
  }),
});

const request = async (modelId: string, asked: Asked, at: Date, signal: AbortSignal) => {
  const url = `${awsEndpoint('bedrock-runtime')}/model/${encodeURIComponent(modelId)}/converse`;
  const body = JSON.stringify(bodyOf(asked));
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
  const isUsable = asked.tools.length > 0 ? stopReason === CHOSE : WROTE.includes(stopReason);
  if (!isUsable) throw new ModelFailed(`The model ended with ${stopReason}.`, false, tokens);
  const { content } = output.message;
  return {
    text: content.map(({ text = '' }) => text).join(''),
    chosen: content.flatMap(({ toolUse }) => toolUse?.name ?? []),
    tokens,
  };
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
