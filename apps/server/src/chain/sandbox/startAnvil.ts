import { type ChildProcess, spawn } from 'node:child_process'

export interface Anvil {
  readonly rpcUrl: string
  /** Resolves when the process has ended, by itself or by stop(). */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const STARTS_WITHIN_MS = 15_000
const SANDBOX_CHAIN_ID = 31_337
const ARGUMENTS = [
  ['--host', '127.0.0.1'],
  ['--chain-id', String(SANDBOX_CHAIN_ID)],
  ['--no-request-size-limit'],
].flat()

/**
 * Starts the program, and ends it when the pipe from this process closes: a server that is killed leaves no chain behind.
 * `$0` and `$@` are the program and its arguments; descriptor 3 is the pipe.
 */
const UNTIL_THE_PIPE_CLOSES = `exec 3<&0; "$0" "$@" </dev/null & child=$!
(cat <&3 >/dev/null; kill -KILL "$child" 2>/dev/null) & guard=$!
wait "$child"; kill "$guard" 2>/dev/null`

function launch(binary: string, port: string): ChildProcess {
  const told = [...ARGUMENTS, '--port', port]
  const [program, ...rest] =
    process.platform === 'win32' ? [binary, ...told] : ['/bin/sh', '-c', UNTIL_THE_PIPE_CLOSES, binary, ...told]
  return spawn(program ?? binary, rest, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
    // Ctrl+C is for the server, which keeps the chain's state before it ends it.
    detached: true,
  })
}

/** Reads the program's address from its first output; ignores all further output. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error('the chain did not start in time')), STARTS_WITHIN_MS)
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said === 'done') return
      said += chunk.toString('utf8')
      const address = /Listening on (127\.0\.0\.1:\d+)/.exec(said)?.[1]
      if (address === undefined) return
      said = 'done'
      clearTimeout(timer)
      resolve(`http://${address}`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the chain ended while it started')))
  })
}

/** A chain of its own on this port of this machine, on a free one by itself. It keeps its state in memory alone. */
export async function startAnvil(binary: string, port = '0'): Promise<Anvil> {
  const child = launch(binary, port)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.stdin?.destroy()
    if (process.platform === 'win32') child.kill()
    await ended
  }
  try {
    return { rpcUrl: await listening(child), ended, stop }
  } catch (error) {
    child.kill()
    throw error
  }
}
