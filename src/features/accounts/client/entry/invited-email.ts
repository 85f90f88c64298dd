/**
 * Whoever follows an invitation need not type the address it went to.
 * It travels in the entry of the history, never in an address.
 */
export function invitedEmail(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
}
