import type { Locator, Page } from '@playwright/test'
import { sharedProduct } from './test.ts'
import { getChat, listContacts, sendMessage } from '../src/features/chat/contract.ts'
import { type Account, anAccount, openTwoMembers } from './accounts.ts'

type Pair = { readonly anna: Page; readonly beat: Page; readonly annaAccount: Account }

/** Two people of one workspace, each in a browser of their own and in the chat. */
export async function aPair(): Promise<Pair> {
  const annaAccount = await anAccount()
  const expects = ['401', '403', 'ERR_INTERNET_DISCONNECTED']
  const [anna, beat] = await openTwoMembers('/apps/chat', { account: annaAccount, expects })
  for (const page of [anna, beat]) await people(page).first().waitFor()
  return { anna, beat, annaAccount }
}

/** Says many things over the wire, one after the other. */
export async function sayMany({ token }: Account, name: string, texts: readonly string[]): Promise<void> {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(`${sharedProduct().address}${path}`, { headers, ...sent })
    return reply.json()
  }
  const contacts = listContacts.output.parse(await ask(listContacts.path))
  const contactId = contacts.find((contact) => contact.name === name)?.id ?? ''
  const { chat } = getChat.output.parse(await ask(`${getChat.path}?contactId=${contactId}`))
  for (const message of texts) await ask(sendMessage.path, { chatId: chat.id, contactId, message: { message } })
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
