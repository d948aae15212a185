import { BenchChild } from './childProcess.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { median } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

/** Accounts that exist, and as many names that do not; each is asked about once in every round. */
const ACCOUNTS = 200
const PASSWORD = 'Zebra-914x'
/** Another code of the same purpose and account is refused for so long. */
const RESEND_MS = 61_000
/** Who is asked about after whom, so that either stands after either as often: what the one left behind hits both. */
const ORDER = ['known', 'known', 'unknown', 'unknown'] as const

type Kind = (typeof ORDER)[number]
type Fields = Readonly<Record<string, string>>

/** One question that must not tell whether there is an account. */
interface Question {
  readonly name: string
  readonly path: string
  /** How often each account may be asked about. */
  readonly rounds: number
  fields(account: string): Fields
}

const code = (type: string) => (account: string) => ({ type, account })
const login = (account: string) => ({ account, password: 'Wrong-771q' })
const register = (account: string) => {
  const passwords = { password: PASSWORD, password2: PASSWORD }
  return { mode: 'email', account, code: '000000', ...passwords, country: 'DE', agree: '1' }
}
const forget = (account: string) => {
  return { mode: 'forget', account, code: '000000', password: 'Otter-527y', password2: 'Otter-527y' }
}

const QUESTIONS: readonly Question[] = [
  { name: 'enumeration-login', path: '/web/userLogin', rounds: 2, fields: login },
  { name: 'enumeration-forget', path: '/web/getCode', rounds: 1, fields: code('forget') },
  { name: 'enumeration-new-pass', path: '/web/updatePassword', rounds: 4, fields: forget },
  { name: 'enumeration-code', path: '/web/getCode', rounds: 1, fields: code('register') },
  { name: 'enumeration-register', path: '/web/userRegister', rounds: 4, fields: register },
]

const known = Array.from({ length: ACCOUNTS }, (_, index) => `person${String(index).padStart(3, '0')}@example.org`)
const unknown = Array.from({ length: ACCOUNTS }, (_, index) => `nobody${String(index).padStart(3, '0')}@example.org`)
const NAMES: Readonly<Record<Kind, readonly string[]>> = { known, unknown }

/** A caller whose address is another one with every request. */
class Asker {
  readonly #origin: string
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  async post(path: string, fields: Fields): Promise<{ readonly text: string; readonly ms: number }> {
    const count = ++this.#count
    const headers = { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
    const body = new URLSearchParams(fields)
    const began = performance.now()
    const answer = await fetch(this.#origin + path, { method: 'POST', body, headers })
    const text = await answer.text()
    return { text, ms: performance.now() - began }
  }

  /** Opens an account the way everybody does. */
  async open(account: string): Promise<void> {
    await this.post('/web/getCode', { type: 'register', account })
    for (;;) {
      const outbox = await fetch(`${this.#origin}/sandbox/outbox?to=${encodeURIComponent(account)}`)
      const [message] = (await outbox.json()) as { readonly code: string }[]
      if (!message) continue
      const { text } = await this.post('/web/userRegister', { ...register(account), code: message.code })
      if (!text.includes('token_h5')) throw new Error(`${account} could not be opened: ${text}`)
      return
    }
  }
}

/** Throws when the answers differ in anything but time: then no median means anything. */
async function ask(asker: Asker, { name, path, rounds, fields }: Question): Promise<BenchResult> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  const next: Record<Kind, number> = { known: 0, unknown: 0 }
  for (let turn = 0; turn < 2 * ACCOUNTS * rounds; turn++) {
    const kind = ORDER[turn % ORDER.length] ?? 'known'
    const account = NAMES[kind][next[kind]++ % ACCOUNTS] ?? ''
    const { text, ms } = await asker.post(path, fields(account))
    answers.add(text)
    times[kind].push(ms)
  }
  if (answers.size !== 1) throw new Error(`${name} is answered in ${answers.size} ways: ${[...answers].join(' ')}`)
  const [value, baseline] = [median(times.known), median(times.unknown)]
  return {
    name,
    value,
    unit: 'ms median, known',
    baseline,
    ratio: median(times.known.map((ms, i) => ms / (times.unknown[i] ?? Number.NaN))),
    goal: '0.97 to 1.03',
    against: `names that do not exist, ${times.known.length} of each in turns, equal answers; quartiles ${quartiles(times.known)} and ${quartiles(times.unknown)}`,
  }
}

function quartiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2)
  return `${at(0.25)} to ${at(0.75)}`
}

/** Does an answer about an account take as long as one about a name that does not exist? */
const enumeration: Benchmark = {
  name: 'enumeration',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const server = new BenchChild('./server/accounts.ts', [folder])
      try {
        const { origin } = await server.next<{ readonly origin: string }>()
        const asker = new Asker(origin)
        for (const account of known) await asker.open(account)
        const opened = performance.now()
        const results: BenchResult[] = []
        for (const question of QUESTIONS) {
          const rest = opened + RESEND_MS - performance.now()
          if (question.name === 'enumeration-code' && rest > 0) await new Promise((done) => setTimeout(done, rest))
          results.push(await ask(asker, question))
        }
        return results
      } finally {
        await server.end()
      }
    }),
}

export default enumeration
