import type { Transaction } from 'kysely'
import type { Pool } from 'pg'
import { insertMember, saveUser, signInCandidate } from '../../src/features/accounts/server/account-store.ts'
import { createPasswords } from '../../src/features/accounts/server/passwords.ts'
import { foundAccount } from '../../src/features/accounts/server/register.ts'
import type { AccountTables } from '../../src/features/accounts/server/tables.ts'
import { defaultSettings, layoutDefaults, type Settings } from '../../src/kit/settings.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import { connect } from '../../src/platform/database.ts'
import { confine } from '../../src/platform/http.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { talksSample } from './chat.ts'
import { mailSample } from './mail.ts'
import { profilePictures } from './profile-pictures.ts'
import { profileSample } from './profile.ts'

type DemoUser = { readonly name: string; readonly displayName: string; readonly settings: Settings; readonly shortcuts: string[] }

const { layout1, layout2 } = layoutDefaults
const admin: DemoUser = {
  name: 'admin',
  displayName: 'Admin',
  settings: {
    ...defaultSettings,
    layout: { style: 'layout1', config: { ...layout1, navbar: { ...layout1.navbar, folded: true } } },
    theme: { main: 'defaultDark', navbar: 'defaultDark', toolbar: 'defaultDark', footer: 'defaultDark' },
  },
  shortcuts: ['calendar', 'mail', 'contacts'],
}
const staff: DemoUser = {
  name: 'staff',
  displayName: 'Staff',
  settings: {
    ...defaultSettings,
    layout: { style: 'layout2', config: { ...layout2, mode: 'boxed' } },
    theme: { main: 'greeny', navbar: 'mainThemeDark', toolbar: 'mainThemeDark', footer: 'mainThemeDark' },
  },
  shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
}

/**
 * Makes the two accounts that everybody may try, and tells which were missing. Each signs in with its name as its password. Unlike others, both
 * begin with full apps and a profile.
 */
export async function seedDemo(pool: Pool, samples: readonly Sample[], language: WorkspaceLanguage): Promise<readonly string[]> {
  // Painted once, and not while the transaction waits for it.
  profilePictures()
  const db = connect<AccountTables>(pool)
  return db.transaction().execute(async (tx) => {
    if (await signInCandidate(tx, admin.name)) return []
    const { accountId } = await makeDemoUser(tx, staff, { samples, language })
    const { workspaceId } = await makeDemoUser(tx, admin, { samples: [...samples, profileSample, joining(accountId)], language })
    await tx.updateTable('accounts.workspace').set({ name: 'Team Musterland' }).where('id', '=', workspaceId).execute()
    await tx.updateTable('accounts.account').set({ workspace_id: workspaceId }).where('id', '=', accountId).execute()
    return [admin.name, staff.name]
  })
}

/** Somebody joins the workspace that is being founded, and has there what each account has for itself. */
function joining(accountId: string): Sample {
  return async (plain, workspace) => {
    const { workspaceId } = workspace
    await insertMember(plain.$extendTables<AccountTables>(), { workspaceId, accountId, role: 'staff' })
    await confine(plain, { workspaceId, accountId })
    for (const sample of [mailSample, talksSample, profileSample]) await sample(plain, { ...workspace, accountId })
    await confine(plain, workspace)
  }
}

const passwords = createPasswords({ atOnce: 1, waiting: 1 })

type Founding = { readonly samples: readonly Sample[]; readonly language: WorkspaceLanguage }

async function makeDemoUser(tx: Transaction<AccountTables>, { name, displayName, settings, shortcuts }: DemoUser, founding: Founding) {
  // NOTE Shorter than anybody else's may be: these are for trying out, and refused in production.
  const passwordHash = await passwords.hash(name)
  const { samples, language } = founding
  const account = {
    provider: 'custom api' as const,
    email: `${name}@musterland.example`,
    username: name,
    displayName,
    passwordHash,
    isProved: true,
    language,
  }
  const founded = await foundAccount(tx, account, { samples, clock: () => new Date() })
  await saveUser(tx, founded.accountId, { displayName, photoURL: '', settings: { ...settings, language }, shortcuts })
  return founded
}
