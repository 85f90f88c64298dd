export const texts = {
  message: 'Message',
  ok: 'Done',
  danger: 'Error',
  info: 'Note',
  warn: 'Warning',
  history: 'History',
  noHistory: 'No messages yet.',
  clearHistory: 'Clear history',
} as const
