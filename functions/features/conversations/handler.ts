import { serve } from '#functions/core/serve.ts';
import { getConversation, isParticipant } from '#functions/parts/conversations/repository.ts';
import { conversations } from '#shared/features/conversations/routes.ts';
import { accept, decline } from './answer.ts';
import { block, unblock } from './blocks.ts';
import { edit, remove } from './change-message.ts';
import { create } from './create.ts';
import { list } from './list.ts';
import { get, messages } from './messages.ts';
import { read } from './read.ts';
import { send } from './send.ts';

/** Conversations between users who have a reason to talk. */
export const handler = serve(conversations, {
  handlers: { list, create, get, messages, send, edit, remove, read, accept, decline, block, unblock },
  records: {
    conversation: {
      load: ({ params }) => getConversation(params.id),
      relations: { participant: (conversation, { id }) => isParticipant(conversation, id) },
      notFound: 'This conversation doesn’t exist.',
    },
  },
});
