import type { Browser, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { getChat, listContacts, sendMessage } from '../src/features/chat/contract.ts'
import { anAccount, openSignedIn, seeUser, type Account } from './accounts.ts'

type Pair = { readonly anna: Page; readonly beat: Page; readonly annaAccount: Account }

/** Two people of one workspace, each in a browser of their own and in the chat. */
export async function aPair(browser: Browser): Promise<Pair> {
  const annaAccount = await anAccount()
  const anna = await openSignedIn(browser, annaAccount, { expects: ['ERR_INTERNET_DISCONNECTED'] })
  const account = await anAccount({ name: 'Beat Beispiel' })
  const link = await invite(anna, account.email)
  const beat = await openSignedIn(browser, account, { path: link, expects: ['401', '403', 'ERR_INTERNET_DISCONNECTED'] })
  await beat.getByRole('button', { name: 'Join' }).click()
  await beat.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
  await seeUser(beat, /Beat Beispiel.*staff/)
  await Promise.all([anna, beat].map((page) => goToChat(page)))
  return { anna, beat, annaAccount }
}

/** Says many things over the wire, one after the other. */
export async function sayMany({ token }: Account, name: string, texts: readonly string[]): Promise<void> {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(`${inject('address')}${path}`, { headers, ...sent })
    return reply.json()
  }
  const contacts = listContacts.output.parse(await ask(listContacts.path))
  const contactId = contacts.find((contact) => contact.name === name)?.id ?? ''
  const { chat } = getChat.output.parse(await ask(`${getChat.path}?contactId=${contactId}`))
  for (const message of texts) await ask(sendMessage.path, { chatId: chat.id, contactId, message: { message } })
}

async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel(/^E-mail address/).fill(email)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link to pass on').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return link
}

export async function goToChat(page: Page): Promise<void> {
  await page.goto('/apps/chat')
  await page.getByRole('heading', { level: 1, name: 'Chat' }).waitFor()
  await people(page).first().waitFor()
}

export function people(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('region', { name: /^(Chats|Contacts)$/ })
    .getByRole('link')
}

export function person(page: Page, name: string): Locator {
  return people(page).filter({ hasText: name })
}

/** Opens the conversation with somebody and waits until one can write. */
export async function talkTo(page: Page, name: string): Promise<void> {
  await person(page, name).click()
  await box(page, name).waitFor()
}

export function box(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: `Message to ${name}` })
}

export function messages(page: Page): Locator {
  return page.getByRole('main').getByRole('log').getByRole('article')
}

export async function say(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).fill(text)
  await box(page, name).press('Enter')
}
