import fc from 'fast-check';

/** What runs, or ends something, wherever a text is put without being escaped. */
const PAYLOADS = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" style="x" onclick="alert(1)',
  '{{markup}}{{data}}{{more}}',
  '{{site-url}}',
  "$& $1 $` $'",
  ']]></summary><entry/>',
  '&lt;script&gt; &#x3c;b&#62;',
  '</title></style></textarea><iframe srcdoc=x>',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
  '\u0000\u0008\u001f\u007f\u0085\ufffe\uffff',
  '\ud800 half \udfff',
  '\\u003c/script\\u003e \\',
  '\u{1f47e}',
];

/** Texts with hostile parts among others, as one field may hold. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PAYLOADS), fc.string({ unit: 'binary', maxLength: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `x${parts.join(' ')}`);
