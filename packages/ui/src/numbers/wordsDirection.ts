const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/**
 * Which way a text goes that has words of a right-to-left script; undefined for any other. Its first letter does not tell: sentences begin
 * with a currency, and Intl puts a mark of the other direction beside signs and percentages.
 */
export function wordsDirection(text: unknown): 'rtl' | undefined {
  return [text].flat().some((part) => typeof part === 'string' && RIGHT_TO_LEFT.test(part)) ? 'rtl' : undefined
}
