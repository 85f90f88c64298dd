/** Words that stand on many parts of the workspace, so that the same thing has the same name everywhere. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  discard: 'Discard',
  delete: 'Delete',
  edit: 'Edit',
  more: 'More',
  back: 'Back',
  undo: 'Undo',
  redo: 'Redo',
  retry: 'Try again',
  search: 'Search',
  clear: 'Clear',
  apply: 'Apply',
  reset: 'Reset',
  loading: 'Loading …',
} as const
