import { FLAWS } from './tokens.ts';

const document = (heading: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local Google</title>
<link rel="icon" href="data:,">
<h1>${heading}</h1>
${body}
</html>
`;

/** The form for the account's data. It posts to its own address, whose query is the authorization request. */
export const accountPage = (): string =>
  document(
    'Choose a Google account',
    `<p>This page replaces Google in the local environment. You can use any address, including a demo account’s.</p>
<form method="post">
<p><label>Email <input name="email" type="email" required autofocus autocomplete="off"></label></p>
<p><label>First name <input name="given_name" value="Robin" autocomplete="off"></label></p>
<p><label>Last name <input name="family_name" value="Example" autocomplete="off"></label></p>
<p><label><input name="email_verified" type="checkbox" value="true" checked> The address is verified</label></p>
<p><label>Mailbox <select name="mailbox"><option value="google">Gmail or Workspace<option value="elsewhere">another provider</select></label></p>
<p><label>Error <select name="flaw"><option value="">none${FLAWS.map((flaw) => `<option>${flaw}`).join('')}</select></label></p>
<button>Continue</button>
<button name="cancel" value="true" formnovalidate>Cancel</button>
</form>`,
  );

/** The answer to a request that Google would not accept. */
export const refusalPage = (reason: string): string =>
  document('Google would refuse this', `<p>${reason}</p>`);
