import type { ParseArgsOptionsConfig } from 'node:util';
import { commandLine } from '#functions/commands/command-line.ts';
import { messageOf } from '#functions/core/errors.ts';
import { OperatorError } from '../app/operator-error.ts';
import { type Stage, stageNamed } from '../app/stages.ts';

/** The options of a command line, by name; of this process unless other arguments are given. Throws an `OperatorError` with the usage for what it does not know. */
export const options = <const O extends ParseArgsOptionsConfig>(
  config: O,
  usage: string,
  args?: readonly string[],
) => {
  try {
    return commandLine({
      options: config,
      ...(args && { args: [...args] }),
    }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${usage}`);
  }
};

/** A stage that can be deployed to AWS. Throws an `OperatorError` for `local` and for what is no stage. */
export const deployedStage = (name: unknown): Stage => {
  const stage = stageNamed(name);
  if (stage.local) throw new OperatorError('The stage local runs on this machine only: npm start.');
  return stage;
};

/** An http(s) address without path, query or slash at the end. Throws an `OperatorError` for anything else. */
export const siteUrl = (text: string | undefined, usage: string): string => {
  if (text === undefined) throw new OperatorError(`--url is missing.\n${usage}`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new OperatorError(`--url ${text} is not the address of a site, as in https://fledge.example.`);
  return url.origin;
};
