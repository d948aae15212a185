import { addressBlock } from '../gateway/limits/addressBlock.ts'
import type { ConnectionLimits } from '../gateway/limits/connectionLimits.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'

type Limits = Pick<ConnectionLimits, 'sockets' | 'socketsPerAddress' | 'upgradesPerSecond' | 'upgradesPerSecondInAll'>

/** Open sockets and how fast they are opened, in all and of one address. */
export class SocketCount {
  readonly #limits: Limits
  readonly #ofAddress = new Map<string, number>()
  readonly #addresses: TokenBuckets
  readonly #all: TokenBuckets
  #open = 0

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(limits: Limits, now: () => number) {
    const { upgradesPerSecond: each, upgradesPerSecondInAll: all } = limits
    this.#limits = limits
    this.#addresses = new TokenBuckets({ perSecond: each, burst: 2 * each, now })
    this.#all = new TokenBuckets({ perSecond: all, burst: 2 * all, now })
  }

  /** Counts an attempt to open a socket; returns the refusal, or undefined when it may go on. */
  refusal(address: string): '429 Too Many Requests' | '503 Service Unavailable' | undefined {
    const { sockets, socketsPerAddress } = this.#limits
    const block = addressBlock(address)
    if (this.#addresses.spend(block) > 0) return '429 Too Many Requests'
    if (socketsPerAddress > 0 && (this.#ofAddress.get(block) ?? 0) >= socketsPerAddress) return '429 Too Many Requests'
    if (this.#all.spend('') > 0) return '503 Service Unavailable'
    return sockets > 0 && this.#open >= sockets ? '503 Service Unavailable' : undefined
  }

  opened(address: string): void {
    const block = addressBlock(address)
    this.#open++
    this.#ofAddress.set(block, (this.#ofAddress.get(block) ?? 0) + 1)
  }

  closed(address: string): void {
    const block = addressBlock(address)
    const left = (this.#ofAddress.get(block) ?? 0) - 1
    this.#open--
    if (left > 0) this.#ofAddress.set(block, left)
    else this.#ofAddress.delete(block)
  }
}
