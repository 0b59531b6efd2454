/** What is written to this process's own output while `work` runs, line by line. */
export const outputOf = async (work: () => unknown): Promise<string[]> => {
  const written: string[] = [];
  const outputs = [process.stdout, process.stderr];
  const originals = outputs.map(({ write }) => write);
  for (const output of outputs) output.write = (text) => written.push(String(text)) > 0;
  try {
    await work();
  } finally {
    for (const [index, output] of outputs.entries()) output.write = originals[index] as typeof output.write;
  }
  return written.join('').split('\n').filter(Boolean);
};
