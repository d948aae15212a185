// What is wrong with a translation, by comparing it with the English message it stands for.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { flat } from './english.mjs'

/** Letters of the Latin alphabet have no place in these, but for names and codes. */
const OWN_SCRIPT = new Set(['jp', 'kr', 'th', 'zh', 'tw', 'ar'])
/** English words that no other of our languages has. */
const ENGLISH_ONLY =
  /(?<!\p{L})(the|of|your|and|is|are|was|not|with|when|this|that|from|what|which|has|have|been|will)(?!\p{L})/iu
/** A word of Latin letters that is no code, unit, key or name: those are written the same everywhere. */
const SIGN = /^([A-Z0-9][A-Z0-9.·/-]*|\p{L})$/u

/** What a message says in English to the author of a program: a translation leaves it out. */
const FOR_PROGRAMS = { 'rejections.malformed': ['problem'] }

/** The arguments, tags and choices of a message, each in words that can be compared. */
function partsOf(message, plurals) {
  const parts = { arguments: new Set(), tags: new Set(), choices: new Set(), plurals: [], text: '' }
  const look = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) parts.text += element.value
      if (element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag)
        parts.arguments.add(element.value)
      if (element.type === TYPE.tag) {
        parts.tags.add(element.value)
        look(element.children)
      }
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        const cases = Object.keys(element.options)
        if (element.type === TYPE.select) for (const word of cases) parts.choices.add(`${element.value}=${word}`)
        else parts.plurals.push(plurals.filter((form) => !cases.includes(form)))
        for (const { value } of Object.values(element.options)) {
          parts.text += ' '
          look(value)
        }
      }
    }
  }
  look(parse(message))
  return parts
}

const sorted = (words) => [...words].toSorted().join(', ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NUMBERED = new RegExp(`(?<=\\d{1,2} )(${MONTHS.join('|')})(?= \\d{4})`, 'g')
/** "21 November 2026" with the number of its month, as dates are written elsewhere. */
const numbered = (text) => text.replace(NUMBERED, (month) => String(MONTHS.indexOf(month) + 1))

const figures = (text) => sorted((text.match(/\d+/g) ?? []).filter((figure) => figure !== '0'))

/** Whether `say` of the glossary stands in the text: as a part of a word, since words have endings. */
const says = (text, words) => words.some((word) => text.toLocaleLowerCase().includes(word.toLocaleLowerCase()))

/** An English term in an English text: the word itself and its plain endings. */
const term = (name) => new RegExp(`\\b${name.replace(/y$/, '(y|ies)')}(s|es)?\\b`, 'i')

function wordProblems(language, english, said, allowed) {
  if (OWN_SCRIPT.has(language)) {
    const words = said.match(/[\p{Script=Latin}][\p{Script=Latin}\d.·/-]*/gu) ?? []
    const left = words
      .map((word) => word.replace(/[.·/-]+$/, ''))
      .filter((word) => !SIGN.test(word) && !allowed.has(word))
    return left.map((word) => `“${word}” is English`)
  }
  const found = ENGLISH_ONLY.exec(said)
  if (found && !allowed.has(found[0])) return [`“${found[0]}” is English`]
  const words = english.match(/[\p{L}][\p{L}\d.·/-]*/gu) ?? []
  return english === said && words.some((word) => !SIGN.test(word) && !allowed.has(word))
    ? ['the same as in English']
    : []
}

function glossaryProblems(key, english, said, glossary) {
  return Object.entries(glossary).flatMap(([name, { say, never = [], except = [] }]) => {
    const wrong = never
      .filter((word) => says(said, [word]) && term(name).test(english))
      .map((word) => `“${word}” is not our word for ${name}`)
    const missing = term(name).test(english) && !except.includes(key) && !says(said, say)
    return missing ? [...wrong, `no word of the glossary for ${name} (${say.join(', ')})`] : wrong
  })
}

/** As `isolating.ts` of the app wraps a value for Arabic: one that has any of these fits no case of a message. */
const WRAPPED = /=.*[A-Z0-9@]/

const choiceProblems = ({ choices }) =>
  [...choices].filter((choice) => WRAPPED.test(choice)).map((choice) => `Arabic never finds the case ${choice}`)

/** Everything that is wrong with one translated message. */
function messageProblems({ language, plurals, glossary, allowed }, key, english, said) {
  let [own, theirs] = []
  try {
    own = partsOf(english, [])
    theirs = partsOf(said, plurals)
    for (const name of FOR_PROGRAMS[key] ?? []) own.arguments.delete(name)
  } catch (error) {
    return [`cannot be read: ${error.message}`]
  }
  const problems = []
  for (const kind of ['arguments', 'tags', 'choices'])
    if (sorted(own[kind]) !== sorted(theirs[kind]))
      problems.push(`${kind}: ${sorted(theirs[kind])}, in English ${sorted(own[kind])}`)
  for (const missing of theirs.plurals)
    if (missing.length > 0) problems.push(`forms of the plural are missing: ${missing.join(', ')}`)
  if (figures(own.text) !== figures(theirs.text))
    problems.push(`figures: ${figures(theirs.text)}, in English ${figures(own.text)}`)
  if (said !== said.trim() || said === '') problems.push('empty, or a space at an end')
  return [
    ...problems,
    ...choiceProblems(theirs),
    ...wordProblems(language, own.text, theirs.text, allowed),
    ...glossaryProblems(key, own.text, theirs.text, glossary),
  ]
}

const LINK = /\]\(([^)]+)\)/g
const FIGURE_IN_FORCE = /\{\{(\w+)\}\}/g
const all = (text, pattern) => sorted([...text.matchAll(pattern)].map(([whole, part]) => part ?? whole))

/** What a text is made of, each to be the same in every language. */
const STRUCTURE = {
  links: (text) => all(text, LINK),
  'figures in force': (text) => all(text, FIGURE_IN_FORCE),
  headings: (text) => String((text.match(/^#+ /gm) ?? []).length),
  points: (text) => String((text.match(/^ *(\*|\d+\.) /gm) ?? []).length),
  'rows of tables': (text) => String((text.match(/^\|/gm) ?? []).length),
}

/** Everything that is wrong with one translated text in Markdown. */
export function markdownProblems({ language, allowed }, english, said) {
  const problems = Object.entries(STRUCTURE).flatMap(([what, of]) =>
    of(english) === of(said) ? [] : [`${what}: ${of(said)}, in English ${of(english)}`],
  )
  const words = (text) =>
    text
      .replace(LINK, '](')
      .replace(FIGURE_IN_FORCE, ' ')
      .replace(/`[^`]*`/g, ' ')
  const same = [words(english), numbered(words(english))].some((text) => figures(text) === figures(words(said)))
  if (!same) problems.push(`figures: ${figures(words(said))}, in English ${figures(words(english))}`)
  return [...problems, ...wordProblems(language, words(english), words(said), allowed)]
}

/** Everything that is wrong with the translation of a catalog, each with the path of its message. */
export function catalogProblems(context, name, english, translated) {
  const own = new Map(flat(english))
  const theirs = new Map(flat(translated))
  const missing = [...own.keys()].filter((key) => !theirs.has(key)).map((key) => `${name}.${key}: is missing`)
  const extra = [...theirs.keys()].filter((key) => !own.has(key)).map((key) => `${name}.${key}: stands for nothing`)
  const wrong = [...own].flatMap(([key, message]) =>
    theirs.has(key)
      ? messageProblems(context, `${name}.${key}`, message, theirs.get(key)).map(
          (problem) => `${name}.${key}: ${problem}`,
        )
      : [],
  )
  return [...missing, ...extra, ...wrong]
}
