import { Exchange, RULES_VERSION, restoreAt } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import { openSigner } from './openSigner.ts'
import { readSettings } from './settings/settings.ts'
import type { Say } from './words/say.ts'
import { SettingsProblem } from './words/settingsProblem.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

const say: Say = (event, facts) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }))
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// The reader of this output may be gone: then nothing is written, and a stop is still an orderly one.
process.stdout.on('error', () => undefined)

try {
  const settings = readSettings(process.env)
  const { signer, address, fromSnapshot, close } = await openSigner(settings, {
    cores: {
      rules: RULES_VERSION,
      empty: () => new Exchange({ newSha256 }),
      restore: (bytes, sequence, stateHash) => restoreAt(bytes, sequence, stateHash, { newSha256 }),
    },
    say,
    onBug: (error) => say('bug', { reason: reasonOf(error) }),
    now: Date.now,
  })
  const { sequence, hotWallet, depositKey, contract, chainId, broken, sweeps } = signer.status()
  const { gasWallet } = sweeps
  say('signer_open', { address, sequence, fromSnapshot, hotWallet, gasWallet, depositKey, contract, chainId, broken })
  const stop = async () => {
    await close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.once(signal, () => void stop())
  // A signer whose parent is gone serves nobody, and a new one waits for its ledger.
  if (process.env.SIGNER_WITH_PARENT === '1') process.stdin.resume().once('end', () => void stop())
} catch (error) {
  console.error(`touchstone signer: ${reasonOf(error)}`)
  process.exit(1)
}
