export const texts = {
  typeName: 'Type «{name}» to confirm',
} as const
