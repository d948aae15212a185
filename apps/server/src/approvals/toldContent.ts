import type { TermWords } from '../trading/acts/termWords.ts'
import { type ToldAct, toldTerms } from '../trading/acts/termWords.ts'
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
  if (hidden) return { sentence: `Take away ${name}`, terms: [] }
  const when = publishAt === 0 ? '' : ` from ${new Date(publishAt).toISOString()} on`
  return {
    sentence: `Publish ${name}${when}`,
    terms: [
      { term: 'title', before: before.title, after: title },
      { term: 'summary', before: '', after: summary },
      { term: 'paragraphs', before: changed(before.markdown, markdown), after: changed(markdown, before.markdown) },
    ],
  }
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
