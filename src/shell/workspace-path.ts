export const notFoundPath = '/pages/errors/error-404'

/** Everything below these words belongs to the workspace, which is fetched when somebody goes there. */
const workspaceWords =
  /^\/(apps|pages|ui|auth|login|register|logout|callback|invitation|forgot-password|new-password|confirm-address|desk)(\/|$)/

export function isWorkspacePath(path: string): boolean {
  return workspaceWords.test(path) && path !== notFoundPath
}
