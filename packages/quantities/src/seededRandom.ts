/** Uniform in (0, 1), never 0 or 1. */
export type Random = () => number

/** xoshiro128**, its state filled by splitmix32. 32-bit integer arithmetic only: every engine draws the same numbers. */
export function seededRandom(seed: number): Random {
  const state = new Uint32Array(4)
  let mixed = seed | 0
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + 0x9e3779b9) | 0
    let z = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    state[i] = z ^ (z >>> 15)
  }
  let [a = 0, b = 0, c = 0, d = 0] = state
  return () => {
    const product = Math.imul(b, 5)
    const drawn = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return (drawn + 0.5) / 4294967296
  }
}
