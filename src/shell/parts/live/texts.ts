export const texts = {
  lost: 'Not connected: what others change shows later',
  newOne: '1 new',
  newMany: '{count} new',
} as const
