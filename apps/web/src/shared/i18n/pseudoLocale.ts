const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aåbƀcçdđeéfƒgğhħiîjĵkķlļmɱnñoøpþqǫrŕsštŧuûvṽwŵxẋyýzž'].reduce<[string, string][]>((pairs, sign, index, all) => {
    const plain = all[index - 1]
    if (index % 2 === 1 && plain !== undefined) pairs.push([plain, sign])
    return pairs
  }, []),
)

/** Longer and accented, with ICU arguments and tags untouched: shows text that does not come from a catalog, and tight layouts. */
export function pseudo(message: string): string {
  let depth = 0
  let inTag = false
  let accented = ''
  for (const sign of message) {
    if (sign === '{') depth++
    if (sign === '<') inTag = true
    accented += depth > 0 || inTag ? sign : (ACCENTED[sign] ?? sign)
    if (sign === '}') depth--
    if (sign === '>') inTag = false
  }
  return `⟦${accented}${'·'.repeat(Math.ceil(message.length * 0.3))}⟧`
}

export interface Messages {
  readonly [key: string]: string | Messages
}

export function pseudoMessages<Source extends Messages>(messages: Source): Source {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoMessages(value),
    ]),
  ) as Source
}
