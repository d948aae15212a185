import type { OpenRecording, Recording } from './fixture.ts'
import customer from './fixtures/customer.json'
import everybodyFile from './fixtures/everybody.json'
import newcomer from './fixtures/newcomer.json'
import visitor from './fixtures/visitor.json'

export const everybody = everybodyFile as unknown as OpenRecording

/** Who looks at a screen. visitor: without a session · newcomer: has done nothing yet · customer: has everything. */
export const READERS = {
  visitor: visitor as unknown as Recording,
  newcomer: newcomer as unknown as Recording,
  customer: customer as unknown as Recording,
} as const

export type Reader = keyof typeof READERS

/** What each is logged in with; nobody but this page knows it. */
export const TOKENS: Readonly<Record<Reader, string>> = { visitor: '', newcomer: 'newcomer', customer: 'customer' }
