/** What people have tried to be sent elsewhere with, each in several disguises. */
export function returnAddressAttacks(): readonly string[] {
  const attacks = hosts.flatMap((host) => openings.map((opening) => opening.replace('HOST', host)))
  const disguised = [...attacks, ...schemes].flatMap((attack) => [
    attack,
    encodeURIComponent(attack),
    attack.replaceAll('/', '%2f'),
    attack.replace(/^\//, ' /'),
    `${attack}#/apps/mail`,
  ])
  return [...new Set([...disguised, ...odd])]
}

const hosts = ['evil.example', 'evil.example%2f', 'xn--vil-9ma.example', 'evil.example:443', 'own.example.evil.example', '0x7f.1']

const openings = [
  '//HOST',
  '///HOST',
  '/\\HOST',
  '\\/HOST',
  '\\\\HOST',
  '/\\/HOST',
  '/\t/HOST',
  '/\n/HOST',
  '\t//HOST',
  '/\u0000/HOST',
  '/%09/HOST',
  '/%0a/HOST',
  '/%5cHOST',
  '/%2fHOST',
  '/%252fHOST',
  '/.//HOST',
  '/..//HOST',
  '/apps/../..//HOST',
  '/;//HOST',
  '//own.example@HOST',
  '/@HOST',
  'https://HOST',
  'https:HOST',
  'https:/HOST',
  'http://own.example@HOST',
  'HOST',
  '//HOST/%2e%2e',
  '/／HOST',
  '／／HOST',
  '/⁄HOST',
  '/\u00a0/HOST',
  '/%E3%80%82HOST',
  '/ /HOST',
  '/?/../\\HOST',
]

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)//\\',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'view-source:https://evil.example',
]

const odd = ['', ' ', '.', '..', '#', '?', '\\', '%', '/%', '/%zz', `/${'a'.repeat(3000)}`, '/\ud800', '/a b', '/a\rb', '/ä', 'undefined']

/** What our own pages really write. */
export const ownAddresses = [
  '/',
  '/apps/mail',
  '/apps/mail?label=2&q=M%C3%BCller+%26+Co',
  '/apps/scrumboard/boards/32gfhaf2/acme-boards',
  '/pages/knowledge-base#item-3',
  '/ui/table?sort=-name&filter=a%2Cb&page=2',
  '/apps/calendar/2026-11-15',
  "/apps/notes/label/it's-mine(1)!",
  '/invitation',
  '/desk',
] as const
