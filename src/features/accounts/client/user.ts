import type { User } from '../../../shell/workspace/session/session.ts'
import type { AuthUser } from '../contract.ts'
import { isOwnPicture } from '../own-picture.ts'

/** Somebody in the words of the workspace. */
export function userFrom({ uuid, from, role, data, workspace, deleteAt }: AuthUser): User {
  const { displayName, photoURL, email, settings, shortcuts } = data
  return {
    id: uuid,
    from,
    name: displayName,
    email,
    ...(isOwnPicture(photoURL) ? { photo: photoURL } : {}),
    roles: role,
    settings,
    ...(shortcuts === undefined ? {} : { shortcuts }),
    workspace,
    ...(deleteAt === undefined ? {} : { deleteAt }),
  }
}

/** The same in the words of the wire. */
export function wireOf({ id, from, name, email, photo, roles, settings, shortcuts, workspace }: User): AuthUser {
  return {
    uuid: id,
    from,
    role: [...roles],
    data: {
      displayName: name,
      photoURL: photo ?? '',
      email,
      settings: { ...settings },
      ...(shortcuts === undefined ? {} : { shortcuts: [...shortcuts] }),
    },
    workspace: { ...workspace },
  }
}
