export const texts = {
  title: 'Somebody else changed «{field}» too',
  body: 'Theirs: {theirs} – yours: {mine}',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const
