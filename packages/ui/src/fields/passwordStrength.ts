export type Strength = 0 | 1 | 2 | 3 | 4

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

/** A rough guide while typing, 0 (nothing) to 4: length, kinds of characters, and no runs or repeats. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0
  const kinds = CLASSES.filter((pattern) => pattern.test(password)).length
  const distinct = new Set(password.toLowerCase()).size
  const predictable = distinct <= 3 || /(?:0123|1234|2345|3456|4567|5678|6789|abcd|qwer|pass)/i.test(password)
  if (predictable || password.length < 6) return 1
  const points = kinds + (password.length >= 9 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (distinct >= 8 ? 1 : 0)
  if (points <= 2) return 1
  if (points <= 3) return 2
  return points <= 5 ? 3 : 4
}
