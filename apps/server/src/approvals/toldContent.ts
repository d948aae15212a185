import type { TermWords } from '../trading/acts/termWords.ts'
import { type ToldAct, toldRows, toldTerms } from '../trading/acts/termWords.ts'
import type { PublishText, SetCompany } from './payload.ts'

/** Paragraphs of one that the other has not, in their order. */
function changed(from: string, against: string): string {
  const kept = new Set(against.split(/\n{2,}/))
  return from
    .split(/\n{2,}/)
    .filter((paragraph) => !kept.has(paragraph))
    .join('\n\n')
}

export function toldText({ id, lang, title, summary, markdown, hidden, publishAt, before }: PublishText): ToldAct {
  const name = `text ${id}, “${hidden ? before.title : title}” (${lang})`
  const was = { title: before.title, summary: before.summary ?? '', markdown: before.markdown }
  if (hidden)
    return toldRows(
      `Take away ${name}`,
      ['title', was.title, ''],
      ['summary', was.summary, ''],
      ['paragraphs', was.markdown, ''],
    )
  const when = publishAt === 0 ? '' : ` from ${new Date(publishAt).toISOString()} on`
  return toldRows(
    `Publish ${name}${when}`,
    ['title', was.title, title],
    ['summary', was.summary, summary],
    ['paragraphs', changed(was.markdown, markdown), changed(markdown, was.markdown)],
  )
}

function companyWords({ socials, ...facts }: SetCompany['facts']): TermWords {
  return {
    name: facts.company,
    licence: facts.licence,
    'e-mail': facts.email,
    address: facts.address,
    language: facts.defaultLang,
    elsewhere: socials.map(({ name, link }) => `${name} ${link}`).join(', '),
  }
}

export function toldCompany({ facts, before }: SetCompany): ToldAct {
  return toldTerms('Set the facts of the company', companyWords(before), companyWords(facts))
}
