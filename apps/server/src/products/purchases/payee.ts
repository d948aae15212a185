import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '@touchstone/protocol'
import * as z from 'zod/mini'
import { StartUpProblem } from '../../errors/startUpProblem.ts'

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const rate = z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/, 'must be a plain decimal number of at most 8 decimals'))

const PAYEE = z.strictObject({
  bank: words,
  account: words,
  swift: words,
  /** The holder of the account. */
  name: words,
  /** The currency remitted: "USD". */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters')),
  /** How much of it one USDT costs before the spread. */
  perUsdt: rate,
  /** The house's earning, in millionths of the price. */
  spreadPpm: z.int().check(z.gte(0), z.lte(100_000)),
})

/** The receiver of customers' remittances, and the terms. */
export type Payee = z.output<typeof PAYEE>

export interface PayeeInForce extends Payee {
  /** The details are made up. */
  readonly sandbox: boolean
}

const PAYEE_FILE = 'remittance.json'

const SANDBOX_PAYEE: PayeeInForce = {
  bank: say('sandbox_bank'),
  account: '0000 0000 0000',
  swift: 'SANDBOX0',
  name: 'Sandbox',
  currency: 'USD',
  perUsdt: '1',
  spreadPpm: 5_000,
  sandbox: true,
}

/**
 * Reads DATA_DIR/remittance.json. Without it the sandbox has a payee that does not exist, and elsewhere nothing can be
 * bought: null. Throws StartUpProblem for a file that says something else.
 */
export async function readPayee(dataDirectory: string, sandbox: boolean): Promise<PayeeInForce | null> {
  const path = join(dataDirectory, PAYEE_FILE)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return sandbox ? SANDBOX_PAYEE : null
  const payee = z.safeParse(PAYEE, parsed(text))
  if (payee.success && Number(payee.data.perUsdt) > 0) return { ...payee.data, sandbox: false }
  const problem = payee.success ? 'perUsdt must be more than 0' : z.prettifyError(payee.error)
  throw new StartUpProblem(`${path} is not right:\n${problem}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
