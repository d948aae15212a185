import type { Envelope } from '@touchstone/protocol'
import { failureText } from '../api/api.ts'
import { siteConfig } from '../config/siteConfig.ts'
import { session } from '../session/sessionStore.ts'

export type FaucetAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** `chain`: a real transfer over the sandbox's chain to the deposit address; else credited at once. */
export type FaucetWay = 'ledger' | 'chain'

/** Asks the sandbox for play money. Not one of the `web/*` calls, so it is made here; "" as reason means no answer. */
export async function askFaucet(currency: string, amount: string, way: FaucetWay = 'ledger'): Promise<FaucetAnswer> {
  const { apiHost, requestTimeoutMs } = siteConfig()
  try {
    const response = await fetch(`${apiHost}/sandbox/faucet`, {
      method: 'POST',
      body: new URLSearchParams({ token: session().token, currency, amount, way }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const answer = (await response.json()) as Partial<Envelope<unknown>>
    if (response.ok && (answer.code === undefined || answer.code === 0 || answer.code === 7)) return { ok: true }
    return { ok: false, reason: answer.message ?? '' }
  } catch (error) {
    return { ok: false, reason: error instanceof SyntaxError ? '' : failureText(error) }
  }
}
