export interface Texts {
  readonly [key: string]: string | Texts
}

/** Paths of the sentences in nested texts, joined by dots. */
type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? Key : `${Key}.${KeyOf<Source[Key]>}`
}[keyof Source & string]

type Values = Readonly<Record<string, string | number>>
export type Translate<Source extends Texts> = (key: KeyOf<Source>, values?: Values) => string

/** One feature's English. Another language is another object with the same keys, chosen in `textsOf`. */
export function defineTexts<const Source extends Texts>(english: Source): Source {
  return english
}

/** Fills the {placeholders}; one without a value stays as it is. */
function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function find(source: Texts, path: string): string | undefined {
  let found: string | Texts | undefined = source
  for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined
  return typeof found === 'string' ? found : undefined
}

const translators = new WeakMap<Texts, (key: string, values?: Values) => string>()

/** Reads texts by key; the same function for the same texts. English is the only language so far. */
export function textsOf<Source extends Texts>(texts: Source): Translate<Source> {
  const known = translators.get(texts)
  if (known) return known as Translate<Source>
  const translate = (key: string, values: Values = {}) => fill(find(texts, key) ?? key, values)
  translators.set(texts, translate)
  return translate as Translate<Source>
}

/** Short forms among the server's words, in full. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['kyc', 'verification'],
  ['tpwd', 'transaction password'],
  ['totp', 'authenticator app'],
])

/** "kyc_junior" and "bandPpm" as words: for words of the server that have no sentence here. Sentences stay as they are. */
export function humanised(word: string): string {
  if (!/^[a-z]\w*$/.test(word)) return word
  const words = word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]+/)
    .map((part) => SHORT_FORMS.get(part) ?? part)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text for a word of the server, or the word itself made readable when there is no text. */
export function wordText(texts: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(texts, word) ? (texts[word] ?? word) : humanised(word)
}
