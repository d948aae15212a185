import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { LANGUAGES } from './envelope.ts'
import { flag, page, pageOf, size, text, whole } from './fields.ts'
import { DOWNLOAD_SYSTEMS, NOTICE_TYPES, TEXT_TYPES } from './textTypes.ts'

const none = z.object({})
const textId = whole(1, 1_000_000)

export const getText = defineCall({
  name: 'getText',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'One text by id (1 company profile, the default; 3 user agreement, 5 privacy terms)',
  silent: true,
  request: z.object({ id: z._default(textId, 1) }),
  data: z.object({ id: z.number(), title: z.string(), html: z.string(), time: z.number() }),
  rejections: ['text_not_found'],
})

export const getTextsList = defineCall({
  name: 'getTextsList',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary:
    'Titles of texts of one type, or of all that are read on pages of their own; with a keyword those that say it, the best match first',
  silent: true,
  request: z.object({
    type: z._default(z.enum([...TEXT_TYPES, 'all']), 'help'),
    keyword: z._default(text(80), ''),
    category: z._default(text(40), ''),
    page,
    size,
  }),
  data: pageOf(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.enum(TEXT_TYPES),
      /** A word of the type's own, such as "account" or "trading" among help articles; "" where there is none. */
      category: z.string(),
      /** The words around the keyword, as plain text; without one the text's own sentence about itself, or "". */
      excerpt: z.string(),
      time: z.number(),
      /** How often the text was opened. */
      reads: z.number(),
    }),
  ),
})

export const rateText = defineCall({
  name: 'rateText',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Say whether a help article was of use; the last word of a reader counts',
  silent: true,
  extra: true,
  request: z.object({ id: textId, useful: flag }),
  data: z.object({}),
  rejections: ['text_not_found'],
})

export const getBanner = defineCall({
  name: 'getBanner',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Home banners',
  silent: true,
  request: none,
  data: z.array(
    z.object({
      id: z.number(),
      /** Path under this server, "" without a picture. */
      img: z.string(),
      title: z.string(),
      text: z.string(),
      /** Where its action leads, a path of the site. */
      link: z.string(),
      /** The text of its page, 0 where there is none. */
      textId: z.number(),
    }),
  ),
})

export const getGG = defineCall({
  name: 'getGG',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Announcements and news, the newest first; of one type where it is given',
  silent: true,
  request: z.object({ type: z.optional(z.enum(NOTICE_TYPES)), page }),
  data: pageOf(
    z.object({
      id: z.number(),
      title: z.string(),
      summary: z.string(),
      type: z.enum(NOTICE_TYPES),
      time: z.number(),
    }),
  ),
})

export const info = defineCall({
  name: 'info',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Site information',
  silent: true,
  request: none,
  data: z.object({
    company: z.string(),
    contact: z.object({
      email: z.string(),
      address: z.string(),
    }),
    licence: z.string(),
    socials: z.array(z.object({ name: z.string(), link: z.string() })),
    version: z.string(),
  }),
})

export const getSetting = defineCall({
  name: 'getSetting',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Site settings',
  silent: true,
  request: none,
  data: z.object({
    languages: z.array(z.enum(LANGUAGES)),
    defaultLang: z.enum(LANGUAGES),
    theme: z.enum(['dark', 'light']),
    /**
     * sandbox: test funds are available; simulatedPrices: label every price; walletLogin, demo: their buttons appear only when true;
     * textMessages: codes can be sent to phones.
     */
    features: z.object({
      sandbox: z.boolean(),
      simulatedPrices: z.boolean(),
      walletLogin: z.boolean(),
      demo: z.boolean(),
      textMessages: z.boolean(),
    }),
    feedLabel: z.string(),
    /** Where the app is for each system. */
    download: z.array(
      z.object({
        system: z.enum(DOWNLOAD_SYSTEMS),
        /** A path of this site for the app in the browser, else an https address. */
        link: z.string(),
        version: z.string(),
        /** SHA-256 of the file in hex; "" where nothing is downloaded as a file. */
        sha256: z.string(),
      }),
    ),
  }),
})

export const getParam = defineCall({
  name: 'getParam',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Limits and rates in force',
  silent: true,
  request: none,
  data: z.object({
    withdraw: z.object({
      open: z.string(),
      close: z.string(),
      perDay: z.number(),
      min: z.string(),
      max: z.string(),
      feeRate: z.string(),
      turnoverRate: z.string(),
      assets: z.array(z.object({ currency: z.string(), chain: z.string() })),
    }),
    deposit: z.object({ min: z.array(z.object({ currency: z.string(), amount: z.string() })) }),
    hosting: z.object({
      /** Most that an early redemption costs, as a part of the principal. */
      earlyLoss: z.string(),
      /** The terms in force; `terms` is their version. An order keeps the version of its purchase. */
      products: z.array(
        z.object({
          id: z.string(),
          terms: z.number(),
          name: z.string(),
          cycleDays: z.number(),
          dailyRate: z.string(),
          min: z.string(),
          max: z.string(),
          capacity: z.string(),
          earlyLoss: z.string(),
          redemptionDays: z.number(),
          state: z.enum(['open', 'closed']),
        }),
      ),
    }),
    loan: z.object({ freeDays: z.number() }),
    rewards: z.object({
      /** Version of the terms in force; 0: there are no rewards. */
      terms: z.number(),
      currency: z.string(),
      /** Part of the own trading fees that may come back as rewards of sign-in and welfare. */
      share: z.string(),
      /** Part of a trading fee for each level of inviters, the nearest first. */
      inviteRates: z.array(z.string()),
      /** Days until a commission can be used. */
      waitDays: z.number(),
      /** Of the seven days of a sign-in cycle. */
      signIn: z.array(z.string()),
    }),
    maxLeverage: z.object({ crypto: z.number(), other: z.number() }),
    imageMax: z.number(),
    inviteLevels: z.number(),
    inviteRequired: z.boolean(),
    password: z.object({ min: z.number(), max: z.number() }),
    securityReview: z.boolean(),
  }),
})

export const getLogo = defineCall({
  name: 'getLogo',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Logo and name',
  silent: true,
  request: none,
  data: z.object({ logo: z.string(), logoDark: z.string(), name: z.string() }),
})

export const CONTENT_CALLS = { getText, getTextsList, rateText, getBanner, getGG, info, getSetting, getParam, getLogo }
