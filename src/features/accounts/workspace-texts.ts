/** What the calls about workspaces answer. */
export const texts = {
  noSuchWorkspace: 'There is no such workspace.',
  noSuchMember: 'There is no such member.',
  noSuchInvitation: 'This invitation is no longer valid. Ask for a new one.',
  notAllowed: 'Your role does not allow this.',
  noName: 'Enter a name for the workspace',
  longName: 'Enter at most 100 characters',
  lastAdmin: 'The workspace needs an admin. Make somebody else an admin first.',
  ownWorkspace: 'This is your own workspace. You cannot leave it.',
  noOwnWorkspace: 'You belong to no other workspace.',
  notYourself: 'You cannot remove yourself. Leave the workspace instead.',
  founderStays: 'The workspace began with this member, who cannot be removed.',
  otherAccount: 'This invitation is for somebody else. Sign in with the account that was invited.',
  alreadyMember: 'This person is already a member',
  manyInvitations: 'There are 50 open invitations. Take one of them back first.',
} as const
