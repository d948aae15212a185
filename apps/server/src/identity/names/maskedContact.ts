const DOTS = '•••'
const SHOWN_DIGITS = 2
const SHOWN_AREA = 4

/** "a•••@example.com"; '' stays ''. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`
}

/** "•••67" */
export function maskedNumber(number: number): string {
  return `${DOTS}${String(number).slice(-SHOWN_DIGITS)}`
}

/** "+852•••67"; '' stays ''. */
export function maskedPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, SHOWN_AREA)}${DOTS}${phone.slice(-SHOWN_DIGITS)}`
}
