/** The plain number a person meant: "12." is "12". */
export function typedAmount(text: string): string {
  return text.replace(/\.$/, '')
}
