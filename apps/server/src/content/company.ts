import { type CallData, type Language, say } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import type { Database } from '../database/schema.ts'
import { sentenceIn } from '../words/sentenceIn.ts'

/** Who runs this installation, as pages and mails show it. An empty field is not shown. */
export interface CompanyFacts {
  readonly company: string
  readonly licence: string
  readonly email: string
  readonly address: string
  readonly defaultLang: Language
  readonly socials: CallData<'info'>['socials']
}

export interface Company {
  /** Those that two operators decided last, else those that came with the program. */
  facts(): Promise<CompanyFacts>
  decide(facts: CompanyFacts, author: number, approver: number): Promise<void>
}

const NOBODY: Omit<CompanyFacts, 'defaultLang'> = {
  company: '',
  licence: '',
  email: '',
  address: '',
  socials: [],
}

/** The notices of a sandbox. */
const SANDBOX_COMPANY: Omit<CompanyFacts, 'defaultLang'> = {
  ...NOBODY,
  company: 'Touchstone Sandbox',
  licence: say('sandbox_licence'),
}

/** How long another server may take to show a change. */
const REFRESH_MS = 5_000

export interface CompanyOptions {
  readonly database: Kysely<Database>
  readonly clock: { now(): number }
  readonly sandbox: boolean
  /** Until operators have decided otherwise; default: English. */
  readonly defaultLang?: Language
}

export function createCompany({ database, clock, sandbox, defaultLang = 'en' }: CompanyOptions): Company {
  let kept: Promise<CompanyFacts> | undefined
  let readAt = 0

  const read = async (): Promise<CompanyFacts> => {
    const query = database.selectFrom('company_facts').select('facts').orderBy('version', 'desc').limit(1)
    const row = await query.executeTakeFirst()
    if (!row) return { ...(sandbox ? SANDBOX_COMPANY : NOBODY), defaultLang }
    return JSON.parse(row.facts) as CompanyFacts
  }
  return {
    facts: () => {
      if (kept && clock.now() - readAt < REFRESH_MS) return kept
      readAt = clock.now()
      const reading = read()
      kept = reading
      reading.catch(() => {
        if (kept === reading) kept = undefined
      })
      return reading
    },
    decide: async (facts, author, approver) => {
      const written = { facts: canonicalJson(facts), author, approver, written_at: clock.now() }
      await database.insertInto('company_facts').values(written).execute()
      kept = undefined
    },
  }
}

/** Who writes, as it stands under mails; '' while nobody is told. */
export function signatureOf({ company, licence, address, email }: CompanyFacts, language: Language): string {
  return [company, sentenceIn(language, licence), address, email].filter((line) => line !== '').join('\n')
}
