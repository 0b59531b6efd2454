// Plain JavaScript, because an older Node could not even parse start.ts: says in one line what is missing.
const MAJOR = 24;

/** @returns {string | undefined} why Fledge cannot run here */
const obstacle = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `Fledge's local cloud runs on Linux on x64 only; this is ${process.platform} on ${process.arch}.`;
  }
  if (Number(process.versions.node.split('.')[0]) < MAJOR) {
    return `Fledge needs Node ${MAJOR}, and this is ${process.version}. "npm ci" brings the right one and "npm start" uses it.`;
  }
  return undefined;
};

const reason = obstacle();
if (reason !== undefined) {
  console.error(reason);
  process.exitCode = 1;
} else {
  await import('./start.ts');
}
