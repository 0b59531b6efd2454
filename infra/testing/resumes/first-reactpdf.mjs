/** The layout of a resume builder in the first part. */
import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import React from 'react';

const c = React.createElement;
const flat = (p) => p.groups.flatMap(([, s]) => s);
const s = StyleSheet.create({
  page: { fontSize: 9.5, padding: 30, fontFamily: 'Helvetica' },
  name: { fontSize: 24, fontFamily: 'Helvetica-Bold' },
  h: {
    fontSize: 11,
    fontFamily: 'Helvetica-Bold',
    color: '#c2410c',
    marginTop: 10,
    marginBottom: 4,
    letterSpacing: 1.2,
  },
  b: { fontFamily: 'Helvetica-Bold' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  two: { flexDirection: 'row' },
  g: { color: '#666' },
});
const T = (t, st) => c(Text, { style: st }, t ?? '');
const bl = (l) =>
  l.map((x, i) =>
    c(View, { key: i, style: { flexDirection: 'row' } }, T('•', { width: 10 }), T(x, { flex: 1 })),
  );
const sec = (h, ...b) => c(View, null, T(h.toUpperCase(), s.h), ...b);
export const firstReactPdf = {
  builder: (p) =>
    c(
      Document,
      null,
      c(
        Page,
        { size: 'A4', style: s.page },
        T(p.name, s.name),
        T(p.headline, s.g),
        c(
          View,
          { style: s.two },
          c(
            View,
            { style: { width: '32%', paddingRight: 14 } },
            sec(
              p.h.contact,
              T(p.email),
              T(p.phone),
              T(p.location),
              ...p.links.map(([, u]) => c(Link, { src: `https://${u}` }, u)),
            ),
            sec(p.h.skills, ...flat(p).map((x) => T(x))),
            ...(p.languages.length
              ? [
                  sec(
                    p.h.languages,
                    ...p.languages.map(([a, b]) => c(View, { style: s.row }, T(a), T(b, s.g))),
                  ),
                ]
              : []),
            ...(p.certificates.length
              ? [
                  sec(
                    p.h.certificates,
                    ...p.certificates.map((x) =>
                      c(View, null, T(x.name, s.b), T(`${x.issuer}, ${x.date}`, s.g)),
                    ),
                  ),
                ]
              : []),
          ),
          c(
            View,
            { style: { width: '68%' } },
            ...(p.summary ? [sec(p.h.summary, T(p.summary))] : []),
            sec(
              p.h.experience,
              ...p.experience.map((x) =>
                c(
                  View,
                  { style: { marginBottom: 6 } },
                  c(View, { style: s.row }, T(x.company, s.b), T(x.dates)),
                  c(View, { style: s.row }, T(x.title), T(x.location, s.g)),
                  ...bl(x.highlights),
                ),
              ),
            ),
            sec(
              p.h.education,
              ...p.education.map((x) =>
                c(
                  View,
                  { style: { marginBottom: 5 } },
                  c(View, { style: s.row }, T(x.school, s.b), T(x.dates)),
                  T(x.what),
                  ...(x.gradeText ? [T(x.gradeText, s.g)] : []),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
};
