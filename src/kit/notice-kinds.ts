/** What people are notified of. Each kind can be had in the workspace, by e-mail too, or not at all. */
export const noticeKinds = ['mention', 'assignment', 'due', 'invitation', 'reply'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What a notification is about; with its kind it says which sentence an app has for it. */
export const noticeSources = ['card', 'post', 'chat', 'mail', 'task', 'event', 'note', 'workspace'] as const
export type NoticeSource = (typeof noticeSources)[number]
