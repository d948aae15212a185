import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../errors/refusal.ts'
import { isDecodable, readPictureHeader } from './pictureHeader.ts'
import type { PictureAnswer, PictureJob, UP } from './worker/pictureJobs.ts'

/** A picture as it is kept: JPEG, upright, without metadata. */
export interface CleanPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export interface PictureCleaner {
  /** Throws Refusal('image_refused' | 'image_too_small' | 'rate_limited'). `minimum`: pixels of its shorter side. */
  clean(bytes: Buffer, minimum: number): Promise<CleanPicture>
  /** A kept picture with a text all over it. */
  mark(bytes: Buffer, text: string): Promise<Buffer>
  stop(): Promise<void>
}

/** The slowest honest picture takes about two seconds on a slow machine. */
const PATIENCE_MS = 10_000
/** Not counted against the first picture: a busy machine may take seconds to start a process. */
const START_MS = 60_000
const WAITING_MAX = 16

const running = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(new URL(`./worker/pictureProcess.${running ? 'ts' : 'js'}`, import.meta.url))
const ARGUMENTS = ['--max-old-space-size=128', ...(running ? ['--import', 'tsx'] : [])]

type JobOf<Job> = Job extends PictureJob ? Omit<Job, 'id'> : never

function start(): ChildProcess {
  // Nothing of this process' environment: it holds the keys to the database and the mail server.
  const env = { PATH: process.env.PATH ?? '' }
  const options: ForkOptions = {
    execArgv: ARGUMENTS,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }
  const child = fork(PROGRAM, options)
  child.unref()
  child.channel?.unref()
  return child
}

/** Runs jobs one after another in a process of its own, which is replaced when it dies or takes too long. */
class PictureProcess {
  #child: ChildProcess | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #jobs = 0

  async run(job: JobOf<PictureJob>): Promise<PictureAnswer | undefined> {
    if (this.#waiting >= WAITING_MAX) throw new Refusal('rate_limited', { seconds: 5 })
    this.#waiting += 1
    const mine = this.#turn.then(() => this.#ask({ ...job, id: ++this.#jobs }))
    this.#turn = mine
    return mine.finally(() => {
      this.#waiting -= 1
    })
  }

  async stop(): Promise<void> {
    await this.#turn
    this.#end()
  }

  /** Undefined when the process did not survive the picture. */
  async #ask(job: PictureJob): Promise<PictureAnswer | undefined> {
    if (this.#child?.connected) return this.#next<PictureAnswer>(this.#child, PATIENCE_MS, job)
    this.#child = start()
    const isUp = await this.#next<typeof UP>(this.#child, START_MS)
    return isUp && this.#next<PictureAnswer>(this.#child, PATIENCE_MS, job)
  }

  /** The next answer of the process; undefined: none in time, or it died, and will be replaced. */
  #next<Message>(child: ChildProcess, withinMs: number, job?: PictureJob): Promise<Message | undefined> {
    return new Promise((resolve) => {
      const settle = (message: Message | undefined) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (message === undefined) this.#end()
        child.on('error', () => undefined)
        resolve(message)
      }
      const timer = setTimeout(() => settle(undefined), withinMs)
      child.once('message', (message) => settle(message as Message))
      child.once('exit', () => settle(undefined))
      child.once('error', () => settle(undefined))
      if (!job) return
      child.send(job, (error) => {
        if (error) settle(undefined)
      })
    })
  }

  #end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/**
 * Takes strangers' pictures apart in a process of its own and gives back the pixels alone. A file whose first bytes betray
 * another format or too many pixels is refused before that process is bothered.
 */
export function createPictureCleaner(): PictureCleaner {
  const worker = new PictureProcess()
  return {
    clean: async (bytes, minimum) => {
      const header = readPictureHeader(bytes)
      if (!header || !isDecodable(header)) throw new Refusal('image_refused')
      if (Math.min(header.width, header.height) < minimum) throw new Refusal('image_too_small', { min: minimum })
      const answer = await worker.run({ kind: 'clean', bytes, format: header.format })
      if (!answer?.bytes) throw new Refusal('image_refused')
      return { bytes: Buffer.from(answer.bytes), width: answer.width, height: answer.height }
    },
    mark: async (bytes, text) => {
      const answer = await worker.run({ kind: 'mark', bytes, text })
      if (!answer?.bytes) throw new Error('a kept picture could not be marked')
      return Buffer.from(answer.bytes)
    },
    stop: () => worker.stop(),
  }
}
