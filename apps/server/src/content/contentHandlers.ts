import {
  type CallData,
  type CONTENT_CALLS,
  type Language,
  NOTICE_TYPES,
  type NoticeType,
  TEXT_TYPES,
} from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import type { Company } from './company.ts'
import type { ContentStore } from './contentStore.ts'
import { PLATFORM_POLICY } from './policy.ts'
import type { Reception } from './reception.ts'
import { searched } from './textSearch.ts'

/** The products' public terms that are in force. */
export interface ProductParams {
  readonly withdraw: CallData<'getParam'>['withdraw']
  readonly hosting: CallData<'getParam'>['hosting']
  readonly rewards: CallData<'getParam'>['rewards']
  readonly loan: CallData<'getParam'>['loan']
  /** The least of each coin that can be bought. */
  readonly purchaseMinimums: Readonly<Record<string, string>>
  /** The parts of texts that state terms in force, by the word that stands for each in double braces; as markdown. */
  readonly figures: (language: Language) => Readonly<Record<string, string>>
}

export interface ContentDependencies {
  readonly content: ContentStore
  readonly reception: Reception
  readonly company: Pick<Company, 'facts'>
  /** Of the program. */
  readonly version: string
  /** Languages whose translation is complete. */
  readonly languages: readonly Language[]
  readonly features: CallData<'getSetting'>['features']
  /** How the price feed is called on every page: "Simulated prices". */
  readonly feedLabel: string
  readonly policy: Pick<IdentityPolicy, 'inviteRequired' | 'password' | 'securityReview'>
  readonly productParams: () => ProductParams
  /** Highest leverage of the listed contracts. */
  readonly maxLeverage: () => CallData<'getParam'>['maxLeverage']
}

const PAGE_SIZE = 20
/** Levels of invitations where no terms are set yet. */
const MOST_LEVELS = 4

function pageOf<Item>(items: readonly Item[], page: number, size = PAGE_SIZE) {
  return { list: items.slice((page - 1) * size, page * size), total: items.length, page }
}

export function contentHandlers(dependencies: ContentDependencies): CallHandlers<keyof typeof CONTENT_CALLS> {
  return { ...textHandlers(dependencies), ...siteHandlers(dependencies) }
}

/** A text with the figures in force where it leaves room for them: "{{hosting}}". */
export function filled(
  markdown: string,
  language: Language,
  productParams: ContentDependencies['productParams'],
): string {
  if (!markdown.includes('{{')) return markdown
  const figures = productParams().figures(language)
  return markdown.replace(/\{\{(\w+)\}\}/g, (left, word: string) => figures[word] ?? left)
}

/** An offer is read on the page of its banner alone. */
const PAGES_OF_THEIR_OWN = TEXT_TYPES.filter((type) => type !== 'offer')

type TextCall = 'getText' | 'getTextsList' | 'rateText' | 'getBanner' | 'getGG'

function textHandlers({ content, reception, productParams }: ContentDependencies): CallHandlers<TextCall> {
  /** `lang`: of the text, which may be English in place of a translation. */
  const whole = <Said extends { readonly markdown: string; readonly lang: string }>(text: Said): Said => ({
    ...text,
    markdown: filled(text.markdown, text.lang as Language, productParams),
  })
  return {
    getText: async ({ id }, { lang }) => {
      const text = await content.text(id, lang)
      if (!text) throw new Refusal('text_not_found')
      reception.opened(id)
      return { id, title: text.title, html: content.html(whole(text)), time: text.time }
    },
    getTextsList: async ({ type, keyword, category, page, size }, { lang }) => {
      const types = type === 'all' ? PAGES_OF_THEIR_OWN : [type]
      const texts = (await content.texts(types, lang)).filter(({ label }) => category === '' || label === category)
      const found = searched(texts.map(whole), keyword)
      const reads = await reception.reads()
      return pageOf(
        found.map(({ text: { id, title, type, label, time }, excerpt }) => ({
          id,
          title,
          type,
          category: label,
          excerpt,
          time,
          reads: reads.get(id) ?? 0,
        })),
        page,
        size,
      )
    },
    rateText: async ({ id, useful }, context) => {
      if (!(await content.text(id, context.lang))) throw new Refusal('text_not_found')
      await reception.rate(id, sessionOf(context).userId, useful)
      return {}
    },
    getBanner: async (_request, { lang }) => {
      const banners = await content.banners(lang)
      return banners.map(({ id, img, title, text, link, text_id }) => ({ id, img, title, text, link, textId: text_id }))
    },
    getGG: async ({ type, page }, { lang }) => {
      const texts = await content.texts(type ? [type] : NOTICE_TYPES, lang)
      return pageOf(
        texts.map(({ id, title, summary, type, time }) => ({ id, title, summary, type: type as NoticeType, time })),
        page,
      )
    },
  }
}

function siteHandlers(dependencies: ContentDependencies): CallHandlers<'info' | 'getSetting' | 'getParam' | 'getLogo'> {
  const { company, version, languages, features, feedLabel, policy, productParams, maxLeverage } = dependencies
  return {
    info: async () => {
      const { company: name, licence, email, address, socials } = await company.facts()
      return { company: name, contact: { email, address }, licence, socials: [...socials], version }
    },
    getSetting: async () => ({
      languages: [...languages],
      defaultLang: (await company.facts()).defaultLang,
      theme: 'dark',
      features,
      feedLabel,
      download: [{ system: 'web', link: '/', version, sha256: '' }],
    }),
    getParam: () => {
      const { withdraw, hosting, loan, rewards, purchaseMinimums } = productParams()
      return {
        ...PLATFORM_POLICY,
        withdraw,
        hosting,
        rewards,
        inviteLevels: rewards.inviteRates.length || MOST_LEVELS,
        loan,
        deposit: { min: Object.entries(purchaseMinimums).map(([currency, amount]) => ({ currency, amount })) },
        maxLeverage: maxLeverage(),
        inviteRequired: policy.inviteRequired,
        password: policy.password,
        securityReview: policy.securityReview,
      }
    },
    getLogo: () => ({ logo: '/mark.svg', logoDark: '/mark.svg', name: 'Touchstone' }),
  }
}
