import { afterEach, describe, expect, it } from 'vitest'
import { SignerProcess } from './signerProcess.ts'

const WITHIN_MS = 20_000

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + WITHIN_MS
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('it takes too long')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

describe('the process of the signer', () => {
  let signer: SignerProcess | undefined
  const lines: string[] = []
  const ends: string[] = []

  afterEach(async () => {
    await signer?.stop()
    lines.length = 0
    ends.length = 0
  })

  function start(program: string): SignerProcess {
    signer = new SignerProcess({
      env: { TOLD: 'yes' },
      command: ['-e', program],
      pauseMs: 100,
      onLine: (line) => lines.push(line),
      onEnd: (reason) => ends.push(reason),
    })
    signer.start()
    return signer
  }

  it('is started again when it was killed, and says meanwhile that it is gone', async () => {
    const running = start(`console.log('open'); process.stdin.resume()`)
    await until(() => lines.length === 1)
    const first = running.pid ?? 0
    expect(running.trouble).toBe('')
    process.kill(first, 'SIGKILL')
    await until(() => running.trouble !== '')
    expect(running.trouble).toBe('the signer ended (SIGKILL)')
    await until(() => lines.length === 2)
    expect([running.trouble, running.restarts, running.pid === first]).toEqual(['', 1, false])
  })

  it('waits longer before each try when it cannot start, and says what it said', async () => {
    const running = start(`console.error('the seed is gone'); process.exit(1)`)
    await until(() => ends.length === 3)
    expect(ends[0]).toBe('the signer ended (code 1): the seed is gone')
    expect(running.restarts).toBe(3)
  })

  it('sees nothing of the environment of this process but what it is told', async () => {
    process.env.A_SECRET = 'of the server'
    start(`console.log(JSON.stringify(Object.keys(process.env).sort())); process.stdin.resume()`)
    await until(() => lines.length === 1)
    delete process.env.A_SECRET
    const names = JSON.parse(lines[0] ?? '[]') as string[]
    expect(names.filter((name) => !['PATH', 'TMPDIR'].includes(name))).toEqual(['SIGNER_WITH_PARENT', 'TOLD'])
  })

  it('leads a group of processes of its own, so that a Ctrl+C for the server does not reach it', async () => {
    const running = start(`console.log('open'); process.stdin.resume()`)
    await until(() => lines.length === 1)
    expect(process.kill(-(running.pid ?? 0), 0)).toBe(true)
  })

  it('ends with the pipe, also when it is busy with nothing else', async () => {
    const running = start(`process.stdin.resume().once('end', () => process.exit(0)); console.log('open')`)
    await until(() => lines.length === 1)
    await running.stop()
    expect(ends).toEqual([])
  })
})
