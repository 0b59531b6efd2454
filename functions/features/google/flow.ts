import { createHash } from 'node:crypto';
import * as z from 'zod';
import { newToken } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { roleSchema } from '#shared/core/contract.ts';
import { GOOGLE_SECONDS } from '#shared/features/google/routes.ts';

const COOKIE = '__Host-fledge-google';
// Lax, because Google redirects back from another site.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

const choiceSchema = z.object({
  role: roleSchema.optional(),
  remember: z.boolean(),
  next: z.string().optional(),
});
/** What the user chose before the redirect to Google. */
export type Choice = z.infer<typeof choiceSchema>;

const contentSchema = choiceSchema.extend({ secret: z.string(), until: z.number() });

/** One sign-in flow: the redirect to Google and back. */
export interface Flow extends Choice {
  /** The cookie's value in the meantime. */
  readonly cookie: string;
  /** Sent in the URL and returned in it: the answer belongs to this browser's request. */
  readonly state: string;
  /** Sent in the URL and returned in the signed token: so does the token. */
  readonly nonce: string;
  /** The PKCE code verifier for Google's token endpoint. */
  readonly verifier: string;
}

const derived = (purpose: string, content: string) =>
  createHash('sha256').update(`${purpose}\n${content}`).digest('base64url');

/**
 * State, nonce and verifier are three hashes of the cookie's content, which includes 256 random bits. Nothing needs to
 * be stored or signed: a changed role or time in the cookie gives other hashes, which Google's answer does not match.
 */
const flowOf = (content: string, choice: Choice): Flow => ({
  ...choice,
  cookie: `${COOKIE}=${content}; ${ATTRIBUTES}; Max-Age=${GOOGLE_SECONDS}`,
  state: derived('state', content),
  nonce: derived('nonce', content),
  verifier: derived('verifier', content),
});

/** The name of the cookie that holds the flow. */
export const FLOW_COOKIE = COOKIE;

/** The cookie that deletes it. */
export const deleteFlowCookie = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** Starts a flow. */
export const startFlow = (choice: Choice, now: Date): Flow => {
  const until = now.getTime() + GOOGLE_SECONDS * 1000;
  const content = Buffer.from(JSON.stringify({ ...choice, secret: newToken(), until })).toString('base64url');
  return flowOf(content, choice);
};

const parsed = (content: string): z.infer<typeof contentSchema> | undefined => {
  try {
    return contentSchema.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

/** The flow in a cookie's value, if `state` matches and it has not expired; else undefined. */
export const openFlow = (
  content: string | undefined,
  state: string | undefined,
  now: Date,
): Flow | undefined => {
  const found = content === undefined ? undefined : parsed(content);
  if (content === undefined || !found || found.until <= now.getTime()) return undefined;
  const { secret: _, until: __, ...choice } = found;
  const flow = flowOf(content, choice);
  return flow.state === state ? flow : undefined;
};

/** Marks a flow as completed; false when it was completed before. */
export const completeFlow = async ({ state }: Flow, now: Date): Promise<boolean> => {
  try {
    await putItem({
      Item: {
        ...itemOf('google-flow', { stateHash: derived('ended', state) }),
        ttl: Math.ceil(now.getTime() / 1000) + GOOGLE_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};
