/** Where mailed links lead. */
export const accountPages = { address: '/confirm-address', password: '/new-password', invitation: '/invitation' } as const
