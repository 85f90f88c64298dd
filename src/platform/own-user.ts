import { userInfo } from 'node:os'

/** Who runs this process; in a container a user may have a number and no name. */
export function ownUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`
  }
}
