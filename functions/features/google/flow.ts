import { createHash } from 'node:crypto';
import * as z from 'zod';
import { newToken } from '#functions/core/ids.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { roleSchema } from '#shared/contract.ts';
import { GOOGLE_SECONDS } from '#shared/features/google.ts';

const COOKIE = '__Host-fledge-google';
// Lax: Google leads back from another site, by a navigation.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

const choiceSchema = z.object({
  role: roleSchema.optional(),
  remember: z.boolean(),
  next: z.string().optional(),
});
/** What somebody chose before they went to Google. */
export type Choice = z.infer<typeof choiceSchema>;

const contentSchema = choiceSchema.extend({ secret: z.string(), until: z.number() });

/** One way to Google and back. */
export interface Flow extends Choice {
  /** What the browser keeps meanwhile. */
  readonly cookie: string;
  /** Goes to Google in the address and comes back in it: the answer is to a question of this browser. */
  readonly state: string;
  /** Goes to Google in the address and comes back in the signed token: so is the token. */
  readonly nonce: string;
  /** Proves to Google's token endpoint who asked (PKCE). */
  readonly verifier: string;
}

const derived = (purpose: string, content: string) =>
  createHash('sha256').update(`${purpose}\n${content}`).digest('base64url');

/**
 * State, nonce and verifier are three hashes of the cookie's whole content, 256 random bits among it. Nobody needs to
 * keep or sign anything: who changes the role or the time in the cookie has other ones, and Google's answer does not
 * fit them.
 */
const flowOf = (content: string, choice: Choice): Flow => ({
  ...choice,
  cookie: `${COOKIE}=${content}; ${ATTRIBUTES}; Max-Age=${GOOGLE_SECONDS}`,
  state: derived('state', content),
  nonce: derived('nonce', content),
  verifier: derived('verifier', content),
});

/** The name under which a browser keeps the way it is on. */
export const FLOW_COOKIE = COOKIE;

/** The cookie that makes it forget it. */
export const forgetFlow = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** A new way to Google and back. */
export const beginFlow = (choice: Choice, now: Date): Flow => {
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

/** The way that a cookie's value tells of, when Google's answer to `state` may still end it; else undefined. */
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

/** Ends a way, once: false when it has ended before. */
export const endFlow = async ({ state }: Flow, now: Date): Promise<boolean> => {
  try {
    await putItem({
      Item: {
        pk: `google-flow#${derived('ended', state)}`,
        sk: 'google-flow',
        entity: 'google-flow',
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
