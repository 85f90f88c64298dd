export const texts = {
  name: 'Add a task',
  example: 'Add a task: call Anna tomorrow 9am',
  hint: 'Days, times, #labels, ! for priority and * for a star are understood. Backspace right behind one makes it plain words again.',
  understood: 'Understood:',
  dueOn: 'Due {when}',
  priority: 'Priority',
  star: 'Starred',
  asWords: '{part}: take as plain words',
  noTitle: 'Write what is to be done.',
  add: 'Add',
  added: '“{title}” added',
} as const
