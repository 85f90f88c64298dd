// Names and contents that people or programs send to do harm, or by mistake, each with what must come out. Read by the tests.

type HostileName = { readonly name: string; readonly becomes: string }

const turned = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u200E', '\u200F', '\u061C']
const unseen = ['\u200B', '\uFEFF', '\u2060', '\u2028', '\u2029', '\u0085', '\u007F']
const controls = Array.from({ length: 31 }, (_, at) => String.fromCharCode(at + 1)).filter((sign) => !/\s/.test(sign))
const meaning = ['/', '\\', ':', '*', '?', '"', '<', '>', '|']
const reserved = [
  'con',
  'prn',
  'aux',
  'nul',
  'com1',
  'com5',
  'com9',
  'com0',
  'lpt1',
  'lpt5',
  'lpt9',
  'com¹',
  'com²',
  'com³',
  'lpt¹',
  'CONIN$',
  'conout$',
]

/** Each is cleaned of what does harm and keeps the rest. */
export const hostileNames: readonly HostileName[] = [
  ...turned.map((sign) => ({ name: `invoice${sign}gpj.exe`, becomes: 'invoicegpj.exe' })),
  ...unseen.map((sign) => ({ name: `a${sign}b.txt`, becomes: 'ab.txt' })),
  ...controls.map((sign) => ({ name: `a${sign}b.txt`, becomes: 'ab.txt' })),
  ...meaning.map((sign) => ({ name: `a${sign}b.txt`, becomes: 'a_b.txt' })),
  ...meaning.map((sign) => ({ name: sign, becomes: '_' })),
  ...reserved.map((name) => ({ name, becomes: `_${name}` })),
  ...reserved.map((name) => ({ name: `${name}.txt`, becomes: `_${name}.txt` })),
  { name: 'NUL.tar.gz', becomes: '_NUL.tar.gz' },
  { name: 'Con', becomes: '_Con' },
  { name: 'contract.txt', becomes: 'contract.txt' },
  { name: 'null.txt', becomes: 'null.txt' },
  { name: 'com10.txt', becomes: 'com10.txt' },
  { name: '../../etc/passwd', becomes: '.._.._etc_passwd' },
  { name: '..\\..\\windows\\system32', becomes: '.._.._windows_system32' },
  { name: '/etc/passwd', becomes: '_etc_passwd' },
  { name: 'C:\\autoexec.bat', becomes: 'C__autoexec.bat' },
  { name: '\\\\server\\share', becomes: '__server_share' },
  { name: 'file:///etc/passwd', becomes: 'file____etc_passwd' },
  { name: '..', becomes: 'unnamed' },
  { name: '.', becomes: 'unnamed' },
  { name: '....', becomes: 'unnamed' },
  { name: '. . .', becomes: 'unnamed' },
  { name: '../', becomes: '.._' },
  { name: '\u202E', becomes: 'unnamed' },
  { name: 'a\0.png.exe', becomes: 'a.png.exe' },
  { name: 'a.png\0.exe', becomes: 'a.png.exe' },
  { name: 'name.', becomes: 'name' },
  { name: 'name...', becomes: 'name' },
  { name: 'name. . ', becomes: 'name' },
  { name: 'name.txt ', becomes: 'name.txt' },
  { name: '  name.txt', becomes: 'name.txt' },
  { name: '\u3000name.txt\u3000', becomes: 'name.txt' },
  { name: '.gitignore', becomes: '.gitignore' },
  { name: '.env', becomes: '.env' },
  { name: 'desktop.ini::$DATA', becomes: 'desktop.ini__$DATA' },
  { name: 'x.txt:Zone.Identifier', becomes: 'x.txt_Zone.Identifier' },
  { name: 'Cafe\u0301.txt', becomes: 'Café.txt' },
  { name: 'u\u0308ber.txt', becomes: 'über.txt' },
  { name: '\uD83Dhalf.txt', becomes: '\uFFFDhalf.txt' },
  { name: '🌷👩‍👩‍👧.txt', becomes: '🌷👩‍👩‍👧.txt' },
  { name: '文書.txt', becomes: '文書.txt' },
  { name: 'مستند.txt', becomes: 'مستند.txt' },
  { name: '<script>alert(1)</script>.html', becomes: '_script_alert(1)__script_.html' },
  { name: '"><img src=x onerror=alert(1)>', becomes: '___img src=x onerror=alert(1)_' },
  { name: "'; drop table file_manager.entry; --", becomes: "'; drop table file_manager.entry; --" },
  { name: '%2e%2e%2f', becomes: '%2e%2e%2f' },
  { name: '$(reboot).txt', becomes: '$(reboot).txt' },
  { name: '`reboot`.txt', becomes: '`reboot`.txt' },
  { name: '=cmd|calc!A1.csv', becomes: '=cmd_calc!A1.csv' },
  { name: 'a\r\nset-cookie: x=y.txt', becomes: 'aset-cookie_ x=y.txt' },
  { name: 'a\tb.txt', becomes: 'ab.txt' },
  { name: `${'a'.repeat(255)}.txt`, becomes: `${'a'.repeat(251)}.txt` },
  { name: 'a'.repeat(255), becomes: 'a'.repeat(255) },
  { name: `${'ä'.repeat(200)}.pdf`, becomes: `${'ä'.repeat(125)}.pdf` },
  { name: `${'🌷'.repeat(100)}.txt`, becomes: `${'🌷'.repeat(62)}.txt` },
  { name: `a.${'b'.repeat(254)}`, becomes: `a.${'b'.repeat(253)}` },
]

type HostileFile = {
  readonly what: string
  readonly name: string
  readonly content: Uint8Array | string
  readonly mediaType: string
  readonly isInline: boolean
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const zip = Buffer.from('504b03040a0000000000', 'hex')
const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(120)])
const script = '<script>alert(document.domain)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = { mediaType: 'text/html', isInline: false }
const drawing = { mediaType: 'image/svg+xml', isInline: false }
const markup = { mediaType: 'application/xml', isInline: false }
const plain = { mediaType: 'text/plain', isInline: true }

const claimed = ['png', 'jpg', 'gif', 'pdf', 'txt', 'csv', 'md', 'json', 'mp4', 'webp', 'docx', 'zip']

/** What a file is by its bytes, whatever its name claims; markup is never shown, because a browser would run it. */
export const hostileFiles: readonly HostileFile[] = [
  ...claimed.map((ending) => ({ what: `a page called ${ending}`, name: `a.${ending}`, content: `<!doctype html>${script}`, ...html })),
  ...claimed.map((ending) => ({ what: `a drawing with a script called ${ending}`, name: `a.${ending}`, content: svg, ...drawing })),
  { what: 'a page behind blanks', name: 'a.txt', content: `\n\n   \t${script}`, ...html },
  { what: 'a page behind a mark of order', name: 'a.txt', content: `\uFEFF<html>${script}`, ...html },
  { what: 'a page in big letters', name: 'a.txt', content: '<HTML><SCRIPT>alert(1)</SCRIPT>', ...html },
  { what: 'a page behind a comment', name: 'a.txt', content: `<!-- x --><body onload=alert(1)>`, ...html },
  { what: 'a page in the middle of a text', name: 'a.txt', content: `Hello ${'x'.repeat(500)}${script}`, ...html },
  { what: 'a page in UTF-16', name: 'a.txt', content: Buffer.from(`\uFEFF<html>${script}`, 'utf16le'), ...html },
  { what: 'a page in an old encoding', name: 'a.txt', content: Buffer.from(`Gr\xfcezi ${script}`, 'latin1'), ...html },
  { what: 'a frame', name: 'a.txt', content: '<iframe src=javascript:alert(1)>', ...html },
  { what: 'a picture that fails', name: 'a.png', content: '<img src=x onerror=alert(1)>', ...html },
  { what: 'text that begins like a GIF', name: 'a.gif', content: 'GIF89a/*' + script + '*/', ...html },
  { what: 'a drawing with a head of XML', name: 'a.svg', content: `<?xml version="1.0"?>\n${svg}`, ...drawing },
  { what: 'a drawing behind a comment', name: 'a.png', content: `<!-- x -->${svg}`, ...drawing },
  {
    what: 'XML with an entity from elsewhere',
    name: 'a.xml',
    content: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x/>',
    ...html,
  },
  { what: 'XML', name: 'a.xml', content: '<?xml version="1.0"?><x/>', ...markup },
  { what: 'a style sheet of XSLT', name: 'a.xsl', content: '<?xml version="1.0"?><xsl:stylesheet/>', ...markup },
  { what: 'a real PNG', name: 'a.png', content: png, mediaType: 'image/png', isInline: true },
  { what: 'a PNG called HTML', name: 'a.html', content: png, mediaType: 'image/png', isInline: true },
  {
    what: 'a PNG with a page behind it',
    name: 'a.html',
    content: Buffer.concat([png, Buffer.from(script)]),
    mediaType: 'image/png',
    isInline: true,
  },
  {
    what: 'a GIF with a page behind it',
    name: 'a.gif',
    content: Buffer.concat([gif, Buffer.from(script)]),
    mediaType: 'image/gif',
    isInline: true,
  },
  {
    what: 'a JPEG with a page behind it',
    name: 'a.jpg',
    content: Buffer.concat([jpeg, Buffer.from(script)]),
    mediaType: 'image/jpeg',
    isInline: true,
  },
  { what: 'a program called PNG', name: 'a.png', content: exe, mediaType: 'application/x-msdownload', isInline: false },
  { what: 'a program called PDF', name: 'a.pdf', content: exe, mediaType: 'application/x-msdownload', isInline: false },
  { what: 'a ZIP called PNG', name: 'a.png', content: zip, mediaType: 'application/zip', isInline: false },
  { what: 'a ZIP that claims to be a document', name: 'a.docx', content: zip, mediaType: 'application/zip', isInline: false },
  {
    what: 'any bytes called PNG',
    name: 'a.png',
    content: Buffer.from([0, 1, 2, 3, 255, 254]),
    mediaType: 'application/octet-stream',
    isInline: false,
  },
  {
    what: 'a virus scanner’s test',
    name: 'eicar.com',
    content: 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
    ...plain,
  },
  { what: 'a script for a shell', name: 'a.sh', content: '#!/bin/sh\nrm -rf /\n', ...plain },
  { what: 'a script for a page', name: 'a.js', content: 'alert(1)', ...plain },
  { what: 'a table with a formula', name: 'a.csv', content: '=cmd|calc!A1;1', mediaType: 'text/csv', isInline: true },
  { what: 'JSON', name: 'a.json', content: '{"a": 1}', mediaType: 'application/json', isInline: true },
  { what: 'nothing', name: 'a.png', content: '', ...plain },
  { what: 'text with a zero in it', name: 'a.txt', content: 'a\0b', mediaType: 'application/octet-stream', isInline: false },
]
