import type { CallData, CONTENT_CALLS, Language } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import type { ContentStore } from './contentStore.ts'
import { PLATFORM_POLICY } from './policy.ts'

/** The company that runs this installation. An empty field is not shown. */
export interface SiteInfo {
  readonly company: string
  readonly email: string
  readonly address: string
  readonly licence: string
  readonly socials: CallData<'info'>['socials']
  readonly version: string
}

/** The products' public terms that are in force. */
export interface ProductParams {
  readonly withdraw: CallData<'getParam'>['withdraw']
  readonly hosting: CallData<'getParam'>['hosting']
  readonly rewards: CallData<'getParam'>['rewards']
  readonly loan: CallData<'getParam'>['loan']
  /** The least of each coin that can be bought. */
  readonly purchaseMinimums: Readonly<Record<string, string>>
  /** The parts of texts that state terms in force, by the word that stands for each in double braces; as markdown. */
  readonly figures: Readonly<Record<string, string>>
}

export interface ContentDependencies {
  readonly content: ContentStore
  readonly site: SiteInfo
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

/** The notices of a sandbox. */
export const SANDBOX_SITE: Omit<SiteInfo, 'version'> = {
  company: 'Touchstone Sandbox',
  email: '',
  address: '',
  licence: 'Sandbox installation with play money. No licence is held and none is needed.',
  socials: [],
}

function pageOf<Item>(items: readonly Item[], page: number) {
  return { list: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: items.length, page }
}

export function contentHandlers(dependencies: ContentDependencies): CallHandlers<keyof typeof CONTENT_CALLS> {
  return { ...textHandlers(dependencies), ...siteHandlers(dependencies) }
}

/** A text with the figures in force where it leaves room for them: "{{hosting}}". */
function filled(markdown: string, productParams: ContentDependencies['productParams']): string {
  if (!markdown.includes('{{')) return markdown
  const { figures } = productParams()
  return markdown.replace(/\{\{(\w+)\}\}/g, (left, word: string) => figures[word] ?? left)
}

function textHandlers({
  content,
  productParams,
}: ContentDependencies): CallHandlers<'getText' | 'getTextsList' | 'getBanner' | 'getGG'> {
  return {
    getText: async ({ id }, { lang }) => {
      const text = await content.text(id, lang)
      if (!text) throw new Refusal('text_not_found')
      return {
        id,
        title: text.title,
        html: content.html({ ...text, markdown: filled(text.markdown, productParams) }),
        time: text.time,
      }
    },
    getTextsList: async ({ type, page }, { lang }) => {
      const texts = await content.texts(type, lang)
      return pageOf(
        texts.map(({ id, title, time }) => ({ id, title, time })),
        page,
      )
    },
    getBanner: async (_request, { lang }) => {
      const banners = await content.banners(lang)
      return banners.map(({ id, img, title, text, link }) => ({ id, img, title, text, link }))
    },
    getGG: async ({ page }, { lang }) => {
      const texts = await content.texts('news', lang)
      return pageOf(
        texts.map(({ id, title, summary, label, time }) => ({ id, title, summary, type: label, time })),
        page,
      )
    },
  }
}

function siteHandlers(dependencies: ContentDependencies): CallHandlers<'info' | 'getSetting' | 'getParam' | 'getLogo'> {
  const { site, languages, features, feedLabel, policy, productParams, maxLeverage } = dependencies
  return {
    info: () => ({
      company: site.company,
      contact: { email: site.email, address: site.address },
      licence: site.licence,
      socials: site.socials,
      version: site.version,
    }),
    getSetting: () => ({ languages: [...languages], defaultLang: 'en', theme: 'dark', features, feedLabel }),
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
