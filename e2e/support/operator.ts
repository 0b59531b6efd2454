/** Whether this process may work on the table as the operator: of the local copy, or of the stage named by E2E_STAGE. */
export const isOperator = (): boolean =>
  process.env.E2E_DATA_DIR !== undefined || process.env.E2E_STAGE !== undefined;

let connected: Promise<void> | undefined;

/** Points this process at the table of the stage under test, for what no user can do through the API, or not as fast. */
export const asOperator = (): Promise<void> => {
  connected ??= (async () => {
    const { connect, connectLocal, readRuntime } = await import('#functions/commands/endpoints.ts');
    const dataDir = process.env.E2E_DATA_DIR;
    if (dataDir !== undefined) connectLocal(readRuntime(dataDir));
    else await connect(process.env.E2E_STAGE);
  })();
  return connected;
};

/** Where the stage under test is served. */
export const siteUrl = (): string => process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;
