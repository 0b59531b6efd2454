import { messageOf } from '#functions/core/errors.ts';
import { commandLine } from './command-line.ts';
import { CommandError } from './endpoints.ts';

/**
 * The stage that a command's arguments name, those of this process unless given. Throws a `CommandError` with the usage
 * when they name none, or anything else.
 */
export const stageArgument = (usage: string, args?: readonly string[]): string => {
  try {
    const options = { stage: { type: 'string' } } as const;
    const { stage } = commandLine({ options, ...(args && { args: [...args] }) }).values;
    if (stage !== undefined) return stage;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${usage}`);
  }
  throw new CommandError(usage);
};
