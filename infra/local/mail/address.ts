/** The bare address, in lower case, of `Name <a@b>` or `a@b`. */
export const addressOf = (mailbox: string): string =>
  (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
