import { ROLES } from '#shared/contract.ts';
import { demoEmail } from '#shared/demo.ts';
import { PRODUCT } from '#shared/product.ts';
import { FLAWS } from './tokens.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 26rem; margin: 8vh auto; padding: 0 1rem }
p { margin: .5rem 0 1.5rem }
form { display: grid; gap: 1rem }
label { display: grid; gap: .25rem }
label:has([type=checkbox]) { grid-template-columns: auto 1fr; align-items: center; gap: .5rem }
input:not([type=checkbox]), select, button { font: inherit; padding: .6rem .75rem; border-radius: .4rem; border: 1px solid GrayText }
button { cursor: pointer }
button:first-of-type { background: #1a56b0; border-color: #1a56b0; color: #fff }
details { border-top: 1px solid GrayText; padding-top: .75rem }
details > label { margin-top: .75rem }
`;

const options = (values: readonly string[]) =>
  values.map((value) => `<option value="${value}">${value}</option>`).join('');

const document = (body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A stand-in for Google</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The page on which somebody chooses who they are. It posts to its own address, in whose query the request stands. */
export const accountPage = (): string =>
  document(`<h1>Who are you at Google?</h1>
<p>This is not Google. It stands in for it on this machine, so that you can walk the whole way to ${PRODUCT} and back.
Any address will do, also one of a demo account.</p>
<form method="post">
<label>Email <input name="email" type="email" required autofocus autocomplete="off" list="known"></label>
<datalist id="known">${options(ROLES.map(demoEmail))}</datalist>
<label>First name <input name="given_name" value="Robin" autocomplete="off"></label>
<label>Last name <input name="family_name" value="Example" autocomplete="off"></label>
<details>
<summary>What else Google says</summary>
<label><input name="email_verified" type="checkbox" value="true" checked> The address is verified</label>
<label>Whose mailbox it is
<select name="mailbox">
<option value="google">Google’s: Gmail or a Workspace</option>
<option value="elsewhere">another provider’s</option>
</select></label>
<label>What is wrong with the answer
<select name="flaw"><option value="">nothing</option>${options(FLAWS)}</select></label>
</details>
<button>Continue</button>
<button name="cancel" value="true" formnovalidate>Cancel</button>
</form>`);

/** What the stand-in says to a request that Google would not take. */
export const refusalPage = (reason: string): string =>
  document(`<h1>Google would refuse this</h1>\n<p>${reason}</p>`);
