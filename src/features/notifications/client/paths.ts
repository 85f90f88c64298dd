export const notificationsPath = '/apps/notifications'
export const settingsPath = `${notificationsPath}/settings`
