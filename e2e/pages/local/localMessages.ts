import { expect } from '@playwright/test'
import { mailOf } from '../../../apps/server/src/mail/mailIn.ts'
import type { LocalSite } from './localSite.ts'

/** Kinds of messages with what they are chosen by: what a customer was told on the way. */
const TOLD = [
  ['depositCredited', {}],
  ['verified', { tier: 'senior' }],
  ['addressAdded', {}],
  ['withdrawal', { state: 'requested' }],
  ['withdrawal', { state: 'confirmed' }],
] as const

/** Names begin with capital letters. */
const ENGLISH = /\b[a-z]{2,} [a-z]{2,}/g

/** Reads the inbox and the mails: each says the same in the customer's language. */
export async function readMessages(site: LocalSite): Promise<void> {
  const { page, say, language } = site
  await page.getByRole('button', { name: say('words.messages') }).click()
  await page.getByRole('link', { name: say('inbox.all') }).click()
  const inbox = page.getByRole('main').getByRole('listitem')
  for (const [kind, values] of TOLD)
    await expect(inbox.filter({ hasText: say(`messages.${kind}.title`, values) }).first()).toBeVisible()
  await site.look('the inbox')
  const mails = await site.mails()
  const subjects = mails.map(({ subject }) => subject)
  for (const [kind, values] of TOLD) expect(subjects).toContain(mailOf(kind, values, language).subject)
  for (const { subject, text } of mails)
    for (const [words] of `${subject} ${text}`.matchAll(ENGLISH)) site.faults.push(`mail “${subject}”: ${words}`)
}
