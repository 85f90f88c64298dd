export const texts = {
  admin: 'Only for admin',
  staff: 'Only for staff',
  guest: 'Only for guests',
  signedIn: 'You got in as {name} with the role {roles}.',
  signedOut: 'You got in without signing in.',
  logout: 'Logout',
} as const
