import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decoded, ENCODINGS } from './encodings.ts';
import { readText } from './readText.ts';

/** The bytes of a text in an encoding, by looking up each character among what the bytes of the encoding mean. */
const encoded = (text: string, label: string): Uint8Array => {
  if (label === 'utf-16le') return new Uint8Array(Buffer.from(text, 'utf16le'));
  if (label === 'utf-16be') return new Uint8Array(Buffer.from(text, 'utf16le').swap16());
  const bytesOf = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const character = decoded(Uint8Array.from(bytes), label);
    if (character !== undefined && [...character].length === 1 && !bytesOf.has(character))
      bytesOf.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (ENCODINGS.find((one) => one.label === label)?.usualLeads)
    for (let first = 0x81; first < 255; first += 1)
      for (let second = 0x40; second < 255; second += 1) add([first, second]);
  return Uint8Array.from([...text].flatMap((character) => bytesOf.get(character) ?? []));
};

const readingsOf = (bytes: Uint8Array, languages: string[] = []) => {
  const read = readText(bytes, languages);
  return 'readings' in read ? read.readings : [];
};

const HEADER = 'email;firstName;lastName;role';
const fileOf = (...names: string[]) =>
  [HEADER, ...names.map((name, index) => `u${index}@cases.example;${name};student`)].join('\n');
const GERMAN = fileOf('Jörg;Müller-Weiß', 'Zoë;Peña');
const CZECH = fileOf('Jiří;Dvořák', 'Šárka;Němcová');
const RUSSIAN = fileOf('Иван;Петров', 'Ольга;Смирнова');
const TURKISH = fileOf('İbrahim;Şahin', 'Ayşe;Yıldız');

describe('the encoding of a short list of names', () => {
  test.each([
    ['windows-1252', GERMAN],
    ['macintosh', GERMAN],
    ['cp850', GERMAN],
    ['windows-1250', fileOf('Łukasz;Żółć', 'Zsófia;Erdős')],
    ['windows-1250', CZECH],
    ['cp852', CZECH],
    ['macintosh', fileOf('Chloé;Dubois')],
    ['windows-1250', fileOf('Željko;Đurić', 'Anđela;Šimić')],
    ['koi8-u', fileOf('Анна;Иванова')],
    ['windows-1251', RUSSIAN],
    ['koi8-u', RUSSIAN],
    ['ibm866', RUSSIAN],
    ['windows-1253', fileOf('Γιώργος;Παπαδόπουλος', 'Ελένη;Νικολάου')],
    ['windows-1255', fileOf('דוד;כהן', 'שרה;לוי')],
    ['windows-1256', fileOf('محمد;علي', 'فاطمة;حسن')],
    ['windows-874', fileOf('สมชาย;ใจดี')],
    ['shift_jis', fileOf('太郎;山田', '花子;佐藤')],
    ['gb18030', fileOf('小明;王', '芳;李')],
    ['big5', fileOf('志明;陳', '春嬌;林')],
    ['euc-kr', fileOf('민수;김', '지은;이')],
  ])('%s is the first that is offered', (label, text) => {
    expect(readingsOf(encoded(text, label))[0]).toMatchObject({ label, text });
  });

  test.each([
    ['windows-1254', TURKISH, ['tr-TR']],
    ['windows-1257', fileOf('Jānis;Bērziņš', 'Rūta;Žukauskė'), ['lt']],
    ['euc-jp', fileOf('太郎;山田'), []],
    ['x-mac-cyrillic', RUSSIAN, []],
    ['iso-8859-15', fileOf('Œlle;Ÿ'), []],
    ['x-mac-ce', CZECH, []],
    ['iso-8859-7', fileOf('Κώστας;Οικονόμου', 'Άννα;Ψαρρά'), []],
  ])('%s can be chosen', (label, text, languages) => {
    const readings = readingsOf(encoded(text, label), languages);
    expect(readings.map((reading) => reading.text)).toContain(text);
  });

  test('a language of the browser decides between equals, but English says nothing about accents', () => {
    expect(readingsOf(encoded(TURKISH, 'windows-1254'), ['tr'])[0]?.label).toBe('windows-1254');
    expect(readingsOf(encoded(CZECH, 'windows-1250'), ['en-US', 'en'])[0]?.text).toBe(CZECH);
    expect(readingsOf(encoded(GERMAN, 'windows-1252'), ['en-US', 'en'])[0]?.text).toBe(GERMAN);
  });
});

describe('Unicode', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(GERMAN)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${GERMAN}`)],
    ['“Unicode Text” of Excel', encoded(`\ufeff${GERMAN}`, 'utf-16le')],
    ['UTF-16 from the other end', encoded(`\ufeff${GERMAN}`, 'utf-16be')],
    ['UTF-16 without a mark', encoded(GERMAN, 'utf-16le')],
    ['the same from the other end', encoded(GERMAN, 'utf-16be')],
  ])('%s is read without a question', (_, bytes) => {
    expect(readText(bytes)).toEqual({ text: GERMAN });
  });

  test('a text in UTF-8 with the sign of a character that another program has lost is read as it is', () => {
    const text = `${HEADER}\nJ\ufffdrg`;
    expect(readText(new TextEncoder().encode(text))).toEqual({ text });
  });

  test('any text in UTF-8 is read as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const text = `${HEADER}\n${name.replace(/[\p{C}\r]|^[MBG#%]/gu, '')}`;
        expect(readText(new TextEncoder().encode(text))).toEqual({ text });
      }),
    );
  });
});

test.each([
  ['PK\u0003\u0004....xl/workbook.xml', 'excel'],
  ['PK\u0003\u0004....word/document.xml', 'word'],
  ['PK\u0003\u0004....mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'openSheet'],
  ['PK\u0003\u0004....Index/CalculationEngine.iwa', 'iwork'],
  ['PK\u0003\u0004....photo.jpg', 'zip'],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'oldOffice'],
  ['\r\n<!DOCTYPE html><table>', 'html'],
  ['<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'html'],
  ['<?xml version="1.0"?><Workbook>', 'xml'],
  ['\u0089PNG\r\n\u001a\n', 'image'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image'],
  ['\u0000\u0000\u0000\u0018ftypheic', 'image'],
  ['{\\rtf1', 'rtf'],
  ['%PDF-1.7', 'pdf'],
  ['\u0001\u0002\u0000\u0003\u0000\u0000', 'binary'],
])('%j called .csv is refused as what it is', (start, kind) => {
  expect(readText(new Uint8Array(Buffer.from(start, 'latin1')))).toEqual({ kind });
});
