import { LANGUAGES } from '@touchstone/protocol'
import type { AdminCallData, AdminCallInput } from '@touchstone/protocol/admin'

export type Banner = AdminCallData<'getBanners'>[number]

export const EMPTY_BANNER: Banner = {
  id: 0,
  lang: 'en',
  position: 0,
  img: '',
  title: '',
  text: '',
  link: '',
  textId: 0,
  shownFrom: 0,
  shownUntil: 0,
  hidden: false,
}

/** A banner as it is typed. */
export type BannerDraft = Readonly<
  Record<'lang' | 'position' | 'img' | 'title' | 'text' | 'link' | 'textId' | 'from' | 'until', string>
> & { readonly hidden: boolean }

/** "2026-11-27T18:30" in the time of this machine, '' for 0. */
function localText(time: number): string {
  if (time === 0) return ''
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function draftOf({ position, textId, shownFrom, shownUntil, ...banner }: Banner): BannerDraft {
  const { lang, img, title, text, link, hidden } = banner
  const numbers = { position: String(position), textId: String(textId) }
  return { lang, img, title, text, link, hidden, ...numbers, from: localText(shownFrom), until: localText(shownUntil) }
}

const timeOf = (text: string) => (text === '' ? 0 : new Date(text).getTime())

/** Undefined while a number is none. */
export function bannerOf(id: number, draft: BannerDraft): AdminCallInput<'saveBanner'> | undefined {
  const { position, textId, from, until, lang, ...same } = draft
  if (!/^\d{1,3}$/.test(position) || !/^\d{1,6}$/.test(textId)) return undefined
  const numbers = { position: Number(position), textId: Number(textId) }
  const language = LANGUAGES.find((known) => known === lang) ?? 'en'
  return { id, lang: language, ...same, ...numbers, shownFrom: timeOf(from), shownUntil: timeOf(until) }
}
