/*
 * SHA-256 (FIPS 180-4) in plain integers, because the core has neither packages nor a platform. Streaming, so that a
 * long append-only table is hashed once and only its new rows later.
 */
const ROUND = new Int32Array(64)
const START = new Int32Array(8)

/** The first 32 bits of the fractional parts of square and cube roots of primes, by integer search: no table to mistype. */
function fillConstants(): void {
  let prime = 2n
  for (let index = 0; index < 64; index++) {
    while (!isPrime(prime)) prime++
    if (index < 8) START[index] = Number(BigInt.asIntN(32, root(prime << 64n, false)))
    ROUND[index] = Number(BigInt.asIntN(32, root(prime << 96n, true)))
    prime++
  }
}

function isPrime(value: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= value; divisor++) if (value % divisor === 0n) return false
  return true
}

/** The largest whole number whose square, or cube, is at most `value`. */
function root(value: bigint, cubic: boolean): bigint {
  let low = 0n
  let high = 1n << 40n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle * middle * (cubic ? middle : 1n) <= value) low = middle
    else high = middle - 1n
  }
  return low
}

fillConstants()

const schedule = new Int32Array(64)

function spread(block: Uint8Array, from: number): void {
  for (let index = 0; index < 16; index++) {
    const at = from + index * 4
    schedule[index] =
      ((block[at] as number) << 24) |
      ((block[at + 1] as number) << 16) |
      ((block[at + 2] as number) << 8) |
      (block[at + 3] as number)
  }
  for (let index = 16; index < 64; index++) {
    const far = schedule[index - 15] as number
    const near = schedule[index - 2] as number
    const low = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3)
    const high = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10)
    schedule[index] = ((schedule[index - 16] as number) + low + (schedule[index - 7] as number) + high) | 0
  }
}

function compress(state: Int32Array, block: Uint8Array, from: number): void {
  spread(block, from)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[index] as number) + (schedule[index] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = ((state[index] as number) + (added[index] as number)) | 0
}

export class Sha256 {
  readonly #state = START.slice()
  readonly #pending = new Uint8Array(64)
  #filled = 0
  #total = 0

  update(bytes: Uint8Array): this {
    this.#total += bytes.length
    let at = 0
    if (this.#filled > 0) {
      at = Math.min(64 - this.#filled, bytes.length)
      this.#pending.set(bytes.subarray(0, at), this.#filled)
      this.#filled += at
      if (this.#filled < 64) return this
      compress(this.#state, this.#pending, 0)
      this.#filled = 0
    }
    for (; at + 64 <= bytes.length; at += 64) compress(this.#state, bytes, at)
    this.#pending.set(bytes.subarray(at), 0)
    this.#filled = bytes.length - at
    return this
  }

  /** The digest of everything so far, 32 bytes; more may be added afterwards. */
  digest(): Uint8Array {
    const state = this.#state.slice()
    const tail = new Uint8Array(this.#filled < 56 ? 64 : 128)
    tail.set(this.#pending.subarray(0, this.#filled))
    tail[this.#filled] = 0x80
    let bits = BigInt(this.#total) * 8n
    for (let at = tail.length - 1; bits > 0n; at--, bits >>= 8n) tail[at] = Number(bits & 0xffn)
    for (let at = 0; at < tail.length; at += 64) compress(state, tail, at)
    const digest = new Uint8Array(32)
    for (let index = 0; index < 32; index++) digest[index] = (state[index >>> 2] as number) >>> (24 - 8 * (index & 3))
    return digest
  }
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return new Sha256().update(bytes).digest()
}

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
