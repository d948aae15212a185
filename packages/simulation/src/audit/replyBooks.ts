import {
  type CoreEvent,
  type CoreQueries,
  type CustomerCommand,
  type Rejection,
  type Reply,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { PRODUCTS } from './products.ts'
import type { Scene } from './scene.ts'

const REPLY_KEPT_MS = 25 * 3_600_000
/** Time within which a repetition gets the first answer, word for word. */
const REPLY_WHOLE_MS = 3_600_000

/** A core that says whether it still remembers a command. */
export interface RememberingCore extends CoreQueries {
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean
}

/** Refusals before the core looks at the identity: such a command had no effect and its id stays free. */
const UNREMEMBERED: readonly Rejection[] = ['bad_command', 'request_too_old', 'clock_stopped']

interface FirstReply {
  readonly command: CustomerCommand
  readonly inputHash: number
  readonly reply: Reply
  readonly time: number
  readonly sequence: number
}

/** I6, IDEM-1: one result per command, kept for a day and an hour. */
export class ReplyBooks {
  readonly #replies = new Map<string, FirstReply>()
  readonly #faucetRefs = new Set<string>()

  check(scene: Scene): void {
    this.#checkFaucet(scene)
    const { command } = scene.entry
    if (!('key1' in command) || command.owner === SYSTEM_OWNERS.sandboxFlow) return
    const key = `${command.owner}/${command.key1}/${command.key2}`
    const first = this.#replies.get(key)
    if (first && scene.time - first.time < REPLY_KEPT_MS) this.#checkRepeated(scene, command, key, first)
    else if (!scene.outcome.duplicate && !isRejected(scene.outcome.reply, ['conflict', ...UNREMEMBERED])) {
      const { inputHash } = command
      const { reply } = scene.outcome
      this.#replies.set(key, { command, inputHash, reply, time: scene.time, sequence: scene.entry.sequence })
    }
  }

  /** Every command answered within that time is still remembered. */
  sweep(core: RememberingCore): void {
    for (const [key, { command, time }] of this.#replies) {
      const known = core.time - time >= REPLY_KEPT_MS || core.hasSeen(command)
      demand(known, 'IDEM-1', () => `command ${key}, answered ${core.time - time} ms ago, is forgotten`)
    }
  }

  #checkRepeated(
    { time, outcome, postings }: Scene,
    { inputHash }: CustomerCommand,
    key: string,
    first: FirstReply,
  ): void {
    const { events, reply } = outcome
    const idle = events.length > 0 ? !events.some((event) => isDeed(event, events)) : postings.length === 0
    demand(idle, 'I6', () => `command ${key} had an effect twice`)
    const pointsAtFirst = time - first.time >= REPLY_WHOLE_MS && isDoneBefore(reply, first.sequence)
    if (pointsAtFirst) return
    if (first.inputHash === inputHash)
      demand(
        replyText(first.reply) === replyText(reply),
        'I6',
        () => `command ${key} was answered ${replyText(first.reply)}, then ${replyText(reply)}`,
      )
    else
      demand(
        isRejected(reply, ['conflict', ...UNREMEMBERED]),
        'I6',
        () => `command ${key}, answered ${replyText(first.reply)}, with another body: ${replyText(reply)}`,
      )
  }

  #checkFaucet({ entry: { command }, outcome, postings }: Scene): void {
    if (command.type !== 'FaucetCredit' || outcome.reply.kind === 'rejected') return
    const paid = postings.some(({ reason }) => reason === 'faucet')
    demand(!(paid && this.#faucetRefs.has(command.ref)), 'I6', () => `faucet ${command.ref} paid twice`)
    this.#faucetRefs.add(command.ref)
  }
}

function isDeed(event: CoreEvent, events: readonly CoreEvent[]): boolean {
  return PRODUCTS.some((product) => product.isDeed?.(event, events) === true)
}

function isRejected(reply: Reply, rejections: readonly Rejection[]): boolean {
  return reply.kind === 'rejected' && rejections.includes(reply.rejection)
}

function isDoneBefore(reply: Reply, sequence: number): boolean {
  return isRejected(reply, ['done_before']) && reply.kind === 'rejected' && reply.facts.sequence === sequence
}

/** One text for equal replies, another for others. */
export function replyText(reply: Reply): string {
  switch (reply.kind) {
    case 'done':
      return `done: ${reply.value}`
    case 'rejected':
      return `${reply.rejection} ${JSON.stringify(reply.facts)}`
    case 'order':
      return `order ${reply.order} ${reply.state}: ${reply.lotsFilled} for ${reply.quoteFilled}, ${reply.lotsLeft} left`
  }
}
