/** Puts the customer's own word above a text, by which forged mail is told from ours; '' when none was chosen. */
export function withAntiPhishing(text: string, word: string): string {
  return word === '' ? text : `Your anti-phishing word: ${word}\n\n${text}`
}
