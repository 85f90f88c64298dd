export const texts = {
  added: '“{title}” added',
  saved: '“{title}” saved',
  moved: '“{title}” moved to {when}',
  movedAll: '“{title}” repeats: all of it moved',
  resized: '“{title}” is now {when}',
  resizedAll: '“{title}” repeats: all of it changed',
  removed: '“{title}” deleted',
  restored: '“{title}” restored',
} as const
