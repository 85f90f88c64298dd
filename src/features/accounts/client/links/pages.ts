// Fetched together: whoever needs one of them soon needs another, and each of its own costs the first load of the workspace.
export { Page as ConfirmPage } from './confirm-page.tsx'
export { Page as ForgotPage } from './forgot-page.tsx'
export { Page as NewPasswordPage } from './new-password-page.tsx'
