export const texts = {
  unsaved: 'Unsaved changes',
  saving: 'Saving …',
  notSaved: 'Could not be saved. Your changes are still here.',
  saveCommand: 'Save changes',
  leaveTitle: 'Leave without saving?',
  leaveBody: 'What you changed on this page would be lost.',
  leave: 'Leave',
  stay: 'Stay',
} as const
