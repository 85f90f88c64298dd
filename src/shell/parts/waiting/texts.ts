export const texts = { waiting: 'Changes wait for the network' } as const
