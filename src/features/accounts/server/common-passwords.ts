import { dictionary } from '@zxcvbn-ts/language-common'

// NOTE The list is ordered by how often a password is met; nearly fifty thousand of them.
const common = new Set(dictionary['passwords-common'].map(String))

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
