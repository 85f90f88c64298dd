export const texts = {
  title: 'Icons',
  search: 'Search icons by name or word',
  count: '{count} icons',
  found: '{found} of {count} icons',
  hint: 'Click an icon, or press Enter on it, to copy its name.',
  origin: 'Drawn by the Lucide project, ISC licence',
  copied: '«{name}» copied',
  notCopied: 'The browser does not let us copy. The name is «{name}».',
  loadFailed: 'The icons could not be loaded',
  noneTitle: 'No icon goes by this word',
  noneText: 'Try another one, in English or German.',
} as const
