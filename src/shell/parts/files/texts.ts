export const texts = {
  downloadFailed: '{name} could not be fetched.',
} as const
