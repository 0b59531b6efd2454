import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { askKey } from '#functions/parts/asks/keys.ts';
import { getAsk } from '#functions/parts/asks/repository.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import { ASK_SIDES, type AskSide } from '#shared/features/asks/rules.ts';
import type { StoredAsk } from '#shared/features/asks/schema.ts';
import { publishWrite, withdrawWrite } from './published-repository.ts';
import { shownAsk, sideOfCaller } from './view.ts';

type Publication = NonNullable<StoredAsk['publication']>;
interface Texts {
  readonly question: string;
  readonly answer: string;
}

/** What both sides say after one of them agrees to these texts: other words than before need the other side’s word again. */
const agreedBy = (before: Publication | undefined, side: AskSide, texts: Texts): Publication => {
  const isSame = before?.question === texts.question && before.answer === texts.answer;
  const agreed = ASK_SIDES.filter((one) => one === side || (isSame && before.agreed.includes(one)));
  return { ...texts, agreed, published: agreed.length === ASK_SIDES.length };
};

/** The same after one of them takes it back. */
const takenBackBy = (before: Publication, side: AskSide): Publication => ({
  ...before,
  agreed: before.agreed.filter((one) => one !== side),
  published: false,
});

const changeSteps = (ask: StoredAsk, publication: Publication, now: Date) => {
  const at = now.toISOString();
  const publishedId = publication.published ? (ask.publishedId ?? newId()) : undefined;
  const { topic, field } = ask;
  const { question, answer } = publication;
  return {
    ask: {
      Update: updateOf(
        askKey(ask.id),
        {
          set: { publication, publishedId, updatedAt: at },
          remove: publishedId === undefined && ask.publishedId !== undefined ? ['publishedId'] : [],
          add: { version: 1 },
        },
        asRead({ version: ask.version }),
      ),
    },
    copy:
      publishedId !== undefined
        ? publishWrite({ id: publishedId, question, answer, topic, field, publishedAt: at })
        : ask.publishedId === undefined
          ? undefined
          : withdrawWrite(ask.publishedId),
  };
};

const hasChanged = (error: unknown): boolean =>
  isRefused<ReturnType<typeof changeSteps>>(error) && error.failed.ask !== undefined;

/** Names of both users in full must not be published; parts of them may be words, and the screen points them out. */
const checkNames = ({ student, alumnus }: StoredAsk, texts: Texts): void => {
  const fields = (['question', 'answer'] as const).flatMap((field) => {
    const found = [student.name, alumnus.name].find((name) =>
      texts[field].toLowerCase().includes(name.toLowerCase()),
    );
    return found === undefined ? [] : [[field, `Leave out the name “${found}”`] as const];
  });
  if (fields.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
};

/** Agrees to publish an answer, or takes it back. What both agree to is published in the same transaction. */
export const publish: Handler<typeof asks.publish, StoredAsk> = async ({ record, body, account, now }) => {
  const side = sideOfCaller(record, account.id);
  const { question, answer } = body;
  const texts = question === undefined || answer === undefined ? undefined : { question, answer };
  if (body.publish && texts) {
    refuseContactData({ ...texts });
    checkNames(record, texts);
  }
  const attempt = async (ask: StoredAsk): Promise<void> => {
    if (ask.answer === undefined)
      throw new AppError('illegal_transition', { message: 'Only an answer in text can be published.' });
    if (body.publish && texts) await transact(changeSteps(ask, agreedBy(ask.publication, side, texts), now));
    else if (ask.publication) await transact(changeSteps(ask, takenBackBy(ask.publication, side), now));
  };
  try {
    await withLatest(record, () => getAsk(record.id), attempt, hasChanged);
  } catch (error) {
    throw hasChanged(error) ? new AppError('conflict', { cause: error }) : error;
  }
  return shownAsk((await getAsk(record.id)) ?? record, account.id);
};
