import * as z from 'zod';
import { matching } from './matching.ts';

/** What an inference profile's id begins with: where its requests may go. The rest is the model's own id. */
const PROFILE = /^(?:global|us-gov|us|eu|apac|jp|au|ca)\./;
const GLOBAL = 'global.';

const fields = z.strictObject({
  id: matching(
    /^[a-z\d-]+(\.[a-z\d-]+){1,4}(:\d{1,3})?$/,
    'the id of a Bedrock model or inference profile, as in amazon.nova-lite-v1:0 or eu.amazon.nova-lite-v1:0',
  ),
  /** Where the inference profile may send requests: IAM wants the model named in each. */
  regions: z
    .array(matching(/^[a-z]{2}(-[a-z]+){1,2}-\d$/, 'regions, as in eu-central-1'))
    .min(1, 'needs at least one region')
    .refine((regions) => new Set(regions).size === regions.length, 'names a region twice')
    .optional(),
});

/** A model, by the prefix of its id. */
export type Model = z.infer<typeof fields>;

/** Whether requests go through an inference profile, and whether that one leads anywhere in the world. */
const kindOf = ({ id }: Model): 'model' | 'geographic' | 'global' => {
  if (id.startsWith(GLOBAL)) return 'global';
  return PROFILE.test(id) ? 'geographic' : 'model';
};

/** The model that answers the requests of the advisor. */
export const model = fields
  .refine((given) => kindOf(given) !== 'geographic' || given.regions !== undefined, {
    path: ['regions'],
    message: 'needs the regions of the inference profile (aws bedrock get-inference-profile names them)',
  })
  .refine((given) => kindOf(given) === 'geographic' || given.regions === undefined, {
    path: ['regions'],
    message: 'is only valid with an inference profile of several regions, as in eu.amazon.nova-lite-v1:0',
  });

/** How a request reaches the model. */
interface ModelRoutes {
  /** The model's own id. */
  readonly id: string;
  /** The inference profile's, when the request goes through one. */
  readonly profile: string | undefined;
  /** Where the model may be asked; empty text for "anywhere in the world". */
  readonly regions: readonly string[];
}

/** What a request to the model touches. `here` is the region of the stack. */
export const modelRoutes = (given: Model, here: string): ModelRoutes => {
  const id = given.id.replace(PROFILE, '');
  switch (kindOf(given)) {
    case 'model':
      return { id, profile: undefined, regions: [here] };
    case 'geographic':
      return { id, profile: given.id, regions: given.regions ?? [] };
    case 'global':
      return { id, profile: given.id, regions: [here, ''] };
  }
};
