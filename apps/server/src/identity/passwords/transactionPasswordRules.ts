import { Refusal } from '../../errors/refusal.ts'

/** Six digits people choose first and that no rule below catches: keyboard shapes, famous dates and numbers, word keys. */
// biome-ignore format: one list
const FAVOURITES = new Set([
  '101112', '112211', '113355', '121314', '131420', '134679', '142536', '147147', '147258', '147852', '147896', '159159',
  '159357', '159753', '159951', '168168', '171717', '202020', '212223', '246810', '246802', '252525', '258258', '258369',
  '258456', '314159', '321654', '357159', '369258', '369369', '420420', '456852', '520131', '520520', '521521', '584520',
  '654123', '696969', '741852', '741963', '753951', '789123', '789456', '852456', '852963', '951753', '963852', '987123',
])

/** Two-digit years in which customers were born. */
const EARLIEST_YEAR = 40
const LATEST_YEAR = 12

/**
 * The transaction password: exactly six digits, not one of the first a thief would try, typed the same twice; refused in
 * this order.
 */
export function checkTransactionPassword(password: string, again: string): void {
  if (!/^\d{6}$/.test(password)) throw new Refusal('transaction_password_format')
  if (isWeak(password)) throw new Refusal('transaction_password_weak')
  if (password !== again) throw new Refusal('passwords_differ')
}

function isWeak(digits: string): boolean {
  return FAVOURITES.has(digits) || isPattern(digits) || isDate(digits)
}

/** Two different digits at most, a repeated half or third, a palindrome of pairs, or steps of one size (123456, 975310). */
function isPattern(digits: string): boolean {
  if (new Set(digits).size <= 2) return true
  if (/^(\d{2})\1\1$|^(\d{3})\2$|^(\d)\3(\d)\4(\d)\5$/.test(digits)) return true
  if (digits === [...digits].reverse().join('')) return true
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10)
  return new Set(steps).size === 1
}

/** A day of birth as DDMMYY, MMDDYY or YYMMDD, or a whole year in front (1990xx). */
function isDate(digits: string): boolean {
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number) as [number, number, number]
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  const isYear = (year: number) => year >= EARLIEST_YEAR || year <= LATEST_YEAR
  const asDate = (isYear(c) && (isDay(a, b) || isDay(b, a))) || (isYear(a) && isDay(c, b))
  return asDate || /^(19[3-9]\d|20[0-2]\d)/.test(digits)
}
