import {
  type LedgerAccount,
  ORDER_STATES,
  type Outcome,
  type Posting,
  type Reply,
  WALLET_NUMBERS,
} from '@touchstone/protocol'

type Answer = Pick<Outcome, 'sequence' | 'reply' | 'postings' | 'duplicate'>

/** Numbers that tell replies of different kinds apart. */
const ORDER = 1
const DONE = 2
const REJECTED = 3

const START = '0'.repeat(16)
const LANE_DIGITS = 8

/** A number or an amount as two words of 32 bits, without allocating an object for either. */
const scratch = new ArrayBuffer(8)
const words = new Int32Array(scratch)
const numbers = new Float64Array(scratch)
const amounts = new BigInt64Array(scratch)

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(LANE_DIGITS, '0')
}

/**
 * A digest of 64 bits over every reply and every posting so far, in their order. Two replicas with the same answers have the same
 * digest; a single differing number changes it for good. It costs the order path some tens of nanoseconds an entry, where a
 * cryptographic hash would cost much more: it guards against bugs and broken memory, not against an attacker who chooses the
 * answers of both replicas.
 */
export class AnswersDigest {
  #first: number
  #second: number

  /** Continues from the text of another digest. */
  constructor(text = START) {
    this.#first = Number.parseInt(text.slice(0, LANE_DIGITS), 16) | 0
    this.#second = Number.parseInt(text.slice(LANE_DIGITS), 16) | 0
  }

  /** 16 hexadecimal digits. */
  get text(): string {
    return hex(this.#first) + hex(this.#second)
  }

  add({ sequence, reply, postings, duplicate }: Answer): void {
    this.#number(sequence)
    this.#word(duplicate ? 1 : 0)
    this.#reply(reply)
    let count = 0
    for (const posting of postings) {
      this.#posting(posting)
      count++
    }
    this.#word(count)
  }

  #reply(reply: Reply): void {
    if (reply.kind === 'order') {
      this.#word(ORDER)
      this.#word(ORDER_STATES[reply.state])
      this.#number(reply.order)
      this.#word(reply.lotsFilled)
      this.#word(reply.lotsLeft)
      this.#amount(reply.quoteFilled)
    } else if (reply.kind === 'done') {
      this.#word(DONE)
      this.#number(reply.value)
    } else {
      this.#word(REJECTED)
      this.#text(reply.rejection)
      for (const [name, value] of Object.entries(reply.facts)) {
        this.#text(name)
        this.#text(String(value))
      }
    }
  }

  #posting({ source, destination, amount, reason, ref }: Posting): void {
    this.#account(source)
    this.#account(destination)
    this.#amount(amount)
    this.#text(reason)
    this.#number(ref)
  }

  #account({ owner, wallet, asset, bucket }: LedgerAccount): void {
    this.#word(owner)
    this.#word(asset)
    this.#word(WALLET_NUMBERS[wallet] * 2 + (bucket === 'held' ? 1 : 0))
  }

  #number(value: number): void {
    numbers[0] = value
    this.#both()
  }

  #amount(value: bigint): void {
    amounts[0] = value
    this.#both()
  }

  #both(): void {
    this.#word(words[0] ?? 0)
    this.#word(words[1] ?? 0)
  }

  #text(value: string): void {
    for (let index = 0; index < value.length; index++) this.#word(value.charCodeAt(index))
    this.#word(value.length)
  }

  /** Mixes in the lower 32 bits of a whole number. Each lane maps its values and words one to one, so no difference is ever lost. */
  #word(word: number): void {
    const first = Math.imul(this.#first ^ word, 0x85ebca6b) + 0x27d4eb2f
    this.#first = (first << 13) | (first >>> 19)
    const second = Math.imul(this.#second ^ word, 0xc2b2ae35) + 0x165667b1
    this.#second = (second << 17) | (second >>> 15)
  }
}
