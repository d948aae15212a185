/** The digits of what was typed or pasted: a code copied from a message brings blanks and dashes with it. */
export function digitsOf(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most)
}
