const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const SHORTEST = 6
const LONGEST = 16

/** A fresh `rtoken`: 6 to 16 random letters and digits. */
export function requestToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LONGEST + 1))
  const length = SHORTEST + ((bytes[LONGEST] ?? 0) % (LONGEST - SHORTEST + 1))
  let token = ''
  for (let index = 0; index < length; index++) token += LETTERS[(bytes[index] ?? 0) % LETTERS.length]
  return token
}
