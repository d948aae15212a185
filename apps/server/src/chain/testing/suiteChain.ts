import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestChain, type TestChain } from './chainBench.ts'

/** A chain of one suite: started before its first test, as it was started before each, stopped after the last. */
export function suiteChain(): TestChain {
  let started: TestChain | undefined
  let fresh: unknown
  const chain = () => {
    if (!started) throw new Error('a chain of a suite runs while its tests run')
    return started
  }
  beforeAll(async () => {
    started = await startTestChain()
  })
  beforeEach(async () => {
    fresh = await chain().ask('evm_snapshot')
  })
  afterEach(() => chain().ask('evm_revert', [fresh]))
  afterAll(() => started?.stop())
  return {
    get rpcUrl() {
      return chain().rpcUrl
    },
    get token() {
      return chain().token
    },
    get forger() {
      return chain().forger
    },
    ask: (method, params) => chain().ask(method, params),
    stop: () => chain().stop(),
    mine: (blocks) => chain().mine(blocks),
    forge: (contract, name, args) => chain().forge(contract, name, args),
    deployForger: () => chain().deployForger(),
    takeFee: (basisPoints) => chain().takeFee(basisPoints),
    accounts: () => chain().accounts(),
  }
}
