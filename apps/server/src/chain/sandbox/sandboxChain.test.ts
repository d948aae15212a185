import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressWord } from '../chainReader.ts'
import { createJsonRpc } from '../jsonRpc.ts'
import { createChainNode } from '../nodes/chainNode.ts'
import { anvilBinary } from './anvilBinary.ts'
import { contractFile, readCompiledContract } from './compiledContract.ts'
import { openSandboxChain, type SandboxChain } from './openSandboxChain.ts'

const TO = `0x${'d'.repeat(40)}`

describe('the sandbox’s chain', () => {
  let folder: string
  const problems: unknown[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-chain-'))
    problems.length = 0
  })
  afterEach(() => rm(folder, { recursive: true }))

  const open = (confirmations = 2) =>
    openSandboxChain({ folder, confirmations, nodeAt: createChainNode, onProblem: (error) => problems.push(error) })
  const head = async ({ rpcUrl }: SandboxChain) => Number(await createJsonRpc(rpcUrl)('eth_blockNumber'))
  const balance = async ({ rpcUrl, token }: SandboxChain) => {
    const data = `0x70a08231${addressWord(TO).slice(2)}`
    return BigInt(String(await createJsonRpc(rpcUrl)('eth_call', [{ to: token.contract, data }, 'latest'])))
  }

  it('sends play money, confirms it by itself, and then rests', async () => {
    const chain = await open()
    await chain.token.send(TO, 5n)
    expect(await balance(chain)).toBe(5n)
    const sentAt = await head(chain)
    await expect.poll(() => head(chain), { timeout: 15_000, interval: 200 }).toBeGreaterThanOrEqual(sentAt + 4)
    const resting = await head(chain)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await head(chain)).toBeLessThanOrEqual(resting + 1)
    await chain.stop()
    expect(problems).toEqual([])
  })

  it('goes on from where it was stopped, with the same token and the same blocks', async () => {
    const first = await open()
    await first.token.send(TO, 5n)
    const ask = createJsonRpc(first.rpcUrl)
    const before = (await ask('eth_getBlockByNumber', ['0x2', false])) as { hash: string }
    await expect.poll(() => head(first), { timeout: 10_000 }).toBeGreaterThan(2)
    await first.stop()
    const second = await open()
    const after = (await createJsonRpc(second.rpcUrl)('eth_getBlockByNumber', ['0x2', false])) as { hash: string }
    expect([second.token.contract, after.hash, await balance(second)]).toEqual([first.token.contract, before.hash, 5n])
    await second.token.send(TO, 6n)
    expect(await balance(second)).toBe(11n)
    await second.stop()
  })

  it('is out of reach of a Ctrl+C for the server, which keeps its state first', async () => {
    const chain = await open()
    const listed = execFileSync('ps', ['-o', 'pid=,pgid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    const chains = listed.split('\n').filter((line) => line.includes('anvil'))
    expect(chains.length).toBeGreaterThan(0)
    for (const line of chains) {
      const [pid, group] = line.trim().split(/\s+/)
      expect(group).toBe(pid)
    }
    await chain.stop()
  })

  it('keeps a transaction that was sent right before it was stopped', async () => {
    const first = await open()
    await first.token.send(TO, 5n)
    await first.stop()
    const second = await open()
    expect(await balance(second)).toBe(5n)
    await second.stop()
    expect(problems).toEqual([])
  })

  it('says so where the machine has no program for it', async () => {
    expect(anvilBinary('sunos', 'mips')).toBeUndefined()
    const parts = { folder, confirmations: 2, nodeAt: createChainNode, onProblem: () => {} }
    const nowhere = openSandboxChain({ ...parts, binary: '/nowhere/anvil' })
    await expect(nowhere).rejects.toThrow()
  })
})

describe('the contracts', () => {
  it.each(['SandboxDollar', 'Forger'])('%s was compiled from the source beside it', async (name) => {
    const source = await readFile(contractFile(`${name}.sol`))
    expect(readCompiledContract(name).sourceSha256).toBe(createHash('sha256').update(source).digest('hex'))
  })
})
