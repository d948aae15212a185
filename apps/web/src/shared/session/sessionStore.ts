import { type CallData, LANGUAGES, type Language } from '@touchstone/protocol'
import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'

const TOKEN_KEY = 'token'
const LANGUAGE_KEY = 'language'
const DEMO_KEY = 'demo'
const DISPLAY_LENGTH = 12

/** Remembered data of this page's user. Empty strings when nobody is signed in. */
export interface SessionState {
  readonly language: Language
  readonly token: string
  /** The token is of the demo account: play money. */
  readonly demo: boolean
  readonly name: string
  readonly invitation_code: string
  readonly email: string
  readonly phone: string
  /** 0 = unset, 1 = set. */
  readonly transaction_password: number
  readonly bank_name: string
  readonly bank_number: string
  readonly alipay_account: string
  readonly weixin_nickname: string
  readonly weixin_account: string
  /** Available USDT. */
  readonly usdt: string
}

type Personal = Omit<SessionState, 'language' | 'token' | 'demo'>

const NOBODY: Personal = {
  name: '',
  invitation_code: '',
  email: '',
  phone: '',
  transaction_password: 0,
  bank_name: '',
  bank_number: '',
  alipay_account: '',
  weixin_nickname: '',
  weixin_account: '',
  usdt: '',
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)
}

function storedLanguage(): Language | null {
  const stored = readStored(LANGUAGE_KEY)
  return isLanguage(stored) ? stored : null
}

function storedDemo(): boolean {
  return readStored(DEMO_KEY) !== null
}

/** Before the token, so that another tab that follows the token finds it in place. */
function storeDemo(demo: boolean): void {
  if (demo !== storedDemo()) writeStored(DEMO_KEY, demo ? '1' : null)
}

/** Read with a selector: `useSession((session) => session.token)`. */
export const useSession = create<SessionState>(() => ({
  language: storedLanguage() ?? 'en',
  token: readStored(TOKEN_KEY) ?? '',
  demo: storedDemo(),
  ...NOBODY,
}))

export function session(): SessionState {
  return useSession.getState()
}

/** Log-in, registration and the demo account store their token here; the person's data follows with getInfo. */
export function signIn(token: string, demo = false): void {
  storeDemo(demo)
  writeStored(TOKEN_KEY, token)
  useSession.setState({ ...NOBODY, token, demo })
}

/** The session of the next page, and of other tabs; this page goes on with its own. */
export function forgetStoredSession(): void {
  storeDemo(false)
  writeStored(TOKEN_KEY, null)
}

/** Does the next page find a session? Not once it has ended, though this page may still show it. */
export function isSessionStored(): boolean {
  return (readStored(TOKEN_KEY) ?? '') !== ''
}

/** Log-out, code 1000 and logging in again: everything personal goes, the language stays. */
export function clearSession(): void {
  forgetStoredSession()
  useSession.setState({ ...NOBODY, token: '', demo: false })
}

/** Of a browser in which no language was chosen, the account's is the language from now on. */
export function mergeInfo(info: CallData<'getInfo'>): void {
  if (storedLanguage() === null && isLanguage(info.language)) chooseLanguage(info.language)
  const fields = Object.keys(NOBODY) as (keyof Personal)[]
  storeDemo(info.demo)
  useSession.setState({ ...Object.fromEntries(fields.map((field) => [field, info[field]])), demo: info.demo })
}

export function chooseLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language)
  useSession.setState({ language })
}

/** Whether this browser's language is one that somebody has chosen. */
export function isLanguageChosen(): boolean {
  return storedLanguage() !== null
}

/** The site's default, for a visitor without a choice. */
export function suggestLanguage(language: Language): void {
  if (storedLanguage() === null) useSession.setState({ language })
}

/** A guest of the demo account has a name and no contact. */
export function isIdentified(state: SessionState): boolean {
  return state.phone !== '' || state.email !== '' || isGuest(state)
}

export function isGuest({
  demo,
  name,
  phone,
  email,
}: Pick<SessionState, 'demo' | 'name' | 'phone' | 'email'>): boolean {
  return demo && name !== '' && phone === '' && email === ''
}

/** The phone, else the e-mail, else a guest's name, cut to 12 characters. */
export function displayedName(state: Pick<SessionState, 'phone' | 'email' | 'name' | 'demo'>): string {
  return [...(state.phone || state.email || (isGuest(state) ? state.name : ''))].slice(0, DISPLAY_LENGTH).join('')
}

/** Follows sign-in, sign-out and the change of account in another tab. Returns how to stop. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const token = readStored(TOKEN_KEY) ?? ''
    if (token === session().token) return
    useSession.setState({ ...NOBODY, token, demo: token !== '' && storedDemo() })
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
