export type ProviderUser = {
  readonly username: string
  readonly password: string
  /** What the provider calls them; by default made from the name they sign in with. */
  readonly subject?: string
  readonly name: string
  readonly email: string
  /** They typed the address and have not shown yet that it is theirs. */
  readonly isEmailUnproved?: boolean
  readonly picture?: string
  /** Their own number as a taxpayer, which few providers know. */
  readonly pid?: string
  readonly roles?: readonly string[]
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The people of a provider, who may change between two sign-ins. */
export type Users = {
  readonly find: (subject: string) => ProviderUser | undefined
  readonly signIn: (username: string, password: string) => string | undefined
  readonly change: (subject: string, changes: Partial<ProviderUser>) => void
}

export function createUsers(known: readonly ProviderUser[]): Users {
  const users = new Map(known.map((user) => [user.subject ?? `user-${user.username}`, user]))
  return {
    find: (subject) => users.get(subject),
    signIn: (username, password) => [...users].find(([, user]) => user.username === username && user.password === password)?.[0],
    change: (subject, changes) => {
      const user = users.get(subject)
      if (!user) throw new Error(`nobody is called ${subject} here`)
      users.set(subject, { ...user, ...changes })
    },
  }
}

/** As a realm of Keycloak writes them into its tokens. */
export function claimsOf(subject: string, { username, name, email, isEmailUnproved = false, picture, pid, roles = [] }: ProviderUser) {
  return {
    sub: subject,
    preferred_username: username,
    nickname: username,
    name,
    email,
    email_verified: !isEmailUnproved,
    ...(picture === undefined ? {} : { picture }),
    ...(pid === undefined ? {} : { pid }),
    realm_access: { roles: ['offline_access', 'default-roles-musterland', ...roles] },
  }
}
