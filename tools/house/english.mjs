// The English that people read, as decision 79 has it: one word for one thing, and signs that are written one way. Read are the catalogs
// of both apps, the server's mails and texts, and the sentences of refusals.
import { parse, walk } from './syntax.mjs'

const SAID =
  /^apps\/(web|console)\/src\/.*(exts\.ts|\/i18n\/words\/\w+\.ts|\/features\/\w+\/feature\.ts)$|^apps\/server\/src\/(words\/english|mail|content\/seeds|kyc|credit|rewards)\/[\w/]+\.ts$|^packages\/protocol\/src\/(rejections\/rejectionSentences|said\/said)\.ts$/
const NOT_SAID = /\.(test|fixtures)\.ts$|\/i18n\/texts\.ts$/

/** Another spelling or another word for what docs/glossary.md calls otherwise. */
const OTHER_WORDS = [
  [/\be-mails?\b/i, 'email'],
  [/\b(every|a|by) mail\b(?!\s+server)/i, 'email'],
  [/\blog-ins?\b/i, 'login (a noun), log in (a verb)'],
  [/^log out\b|\b(you|to|and) log out\b/i, 'sign out'],
  [/\bcanceled\b(?! \{)/i, 'cancelled'],
  [/\btake-over\b/i, 'takeover'],
  [/\bfree again\b/i, 'available again'],
  [/\bopened again\b|\bopen (it|the account|your account) again\b/i, 'reopened'],
  [/\bgiven up\b/i, 'written off'],
  [/\bcan['’]t\b|\bcan not\b/i, 'cannot'],
  [/\b(least|most|fewest) (amount|margin|and most)\b/i, 'minimum, maximum'],
  [/\bword against phishing\b/i, 'anti-phishing word'],
  [/\bwatch ?list\b/i, 'favourites'],
  [/\btest funds\b/i, 'sandbox funds, play money'],
  [/\b(start|end) price\b/i, 'strike, settlement price'],
  [/\b(by|a) bank transfer\b/i, 'remittance'],
]

const SIGNS = [
  [/^\s|\s$| {2}/, 'no spaces at the ends, nor two together'],
  [/\w'\w|\s…|\.\.\./, '’ and …'],
  [/\d %/, 'a percentage without a space'],
  [/\{\s*\d/, 'arguments with names'],
  [/\b(is|are|was|were|does|do|has|have|stays?)\}/, 'the whole sentence in each form of its plural'],
]

/** What a text does otherwise; `sentence`: it is one of a catalog, and no piece of code or of a longer text. */
export function otherEnglish(text, sentence = true) {
  // A word of the wire.
  if (/^[a-z]\w*$/.test(text)) return []
  const rules = sentence ? [...OTHER_WORDS, ...SIGNS] : OTHER_WORDS
  const found = rules.filter(([other]) => other.test(text)).map(([, ours]) => ours)
  const stops = /[a-z)}]\. [A-Z]/.test(text) && !/[.?!:}]$/.test(text.replace(/<\/?\w+>/g, ''))
  return sentence && stops ? [...found, 'a full stop after the last sentence too'] : found
}

/** Each text that says otherwise, as `file: text (what is said)`. */
export function otherTexts(files) {
  return files
    .filter((path) => SAID.test(path) && !NOT_SAID.test(path))
    .flatMap((path) => {
      const found = []
      const look = (text) => {
        for (const ours of otherEnglish(text, path.startsWith('apps/web') || path.startsWith('apps/console')))
          found.push(`${path}: ${text.trim().slice(0, 80)} (${ours})`)
      }
      walk(parse(path), (node, parents) => {
        if (node.type === 'StringLiteral' && !/^(Import|Export)/.test(parents.at(-1)?.type ?? '')) look(node.value)
        for (const { cooked, raw } of node.quasis ?? []) look(cooked ?? raw)
      })
      return found
    })
}
