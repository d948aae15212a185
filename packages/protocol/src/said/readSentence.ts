const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns = new Map<string, { readonly names: readonly string[]; readonly whole: RegExp }>()

function patternOf(template: string) {
  const known = patterns.get(template)
  if (known) return known
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const between = template.split(/\{\w+\}/).map(escaped)
  const made = { names, whole: new RegExp(`^${between.join('(.+?)')}$`) }
  patterns.set(template, made)
  return made
}

/** The facts of a sentence that was made from a template with `{names}`; undefined when it was not. */
export function readSentence(template: string, sentence: string): Readonly<Record<string, string>> | undefined {
  const { names, whole } = patternOf(template)
  const found = whole.exec(sentence)
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined
}
