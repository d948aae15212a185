import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { LANGUAGES } from './envelope.ts'
import { page, pageOf, whole } from './fields.ts'

const none = z.object({})

export const getText = defineCall({
  name: 'getText',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'One text by id (1 company profile, the default; 3 user agreement, 5 privacy terms)',
  silent: true,
  request: z.object({ id: z._default(whole(1, 1_000_000), 1) }),
  data: z.object({ id: z.number(), title: z.string(), html: z.string(), time: z.number() }),
  rejections: ['text_not_found'],
})

export const getTextsList = defineCall({
  name: 'getTextsList',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Titles of texts of one type',
  silent: true,
  request: z.object({ type: z._default(z.enum(['help', 'about', 'legal', 'news', 'hosting']), 'help'), page }),
  data: pageOf(z.object({ id: z.number(), title: z.string(), time: z.number() })),
})

export const getBanner = defineCall({
  name: 'getBanner',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Home banners',
  silent: true,
  request: none,
  data: z.array(z.object({ id: z.number(), img: z.string(), title: z.string(), text: z.string(), link: z.string() })),
})

export const getGG = defineCall({
  name: 'getGG',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Announcements',
  silent: true,
  request: z.object({ page }),
  data: pageOf(
    z.object({ id: z.number(), title: z.string(), summary: z.string(), type: z.string(), time: z.number() }),
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
    contact: z.object({ email: z.string(), address: z.string() }),
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
    /** sandbox: test funds are available; simulatedPrices: label every price; walletLogin, demo: their buttons appear only when true. */
    features: z.object({
      sandbox: z.boolean(),
      simulatedPrices: z.boolean(),
      walletLogin: z.boolean(),
      demo: z.boolean(),
    }),
    feedLabel: z.string(),
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

export const CONTENT_CALLS = { getText, getTextsList, getBanner, getGG, info, getSetting, getParam, getLogo }
