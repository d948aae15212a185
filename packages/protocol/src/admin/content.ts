import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { effectiveAt, outcome, reason, short } from '../operators/adminFields.ts'
import { LANGUAGES } from '../web/envelope.ts'
import { TEXT_TYPES } from '../web/textTypes.ts'

const EDITORS = ['content', 'administrator'] as const
const READERS = ['content', 'administrator', 'auditor', 'compliance', 'support'] as const

const textId = z.number().check(z.int(), z.gte(1), z.lte(1_000_000))
const lang = z._default(z.enum(LANGUAGES), 'en')

/** What an editor writes. */
const written = {
  type: z.enum(TEXT_TYPES),
  /** The category of a help article, '' for others. */
  label: short(40),
  title: short(160),
  summary: short(300),
  markdown: z.string().check(z.maxLength(40_000)),
}

const getContentTexts = defineAdminCall({
  name: 'getContentTexts',
  access: READERS,
  summary: 'Every text with what is shown of it, its draft and what is scheduled',
  reads: true,
  request: z.object({}),
  data: z.array(
    z.object({
      id: z.number(),
      lang: z.enum(LANGUAGES),
      type: z.enum(TEXT_TYPES),
      title: z.string(),
      /** program: as it came with the program · edited: a version of operators · away: taken away · unpublished: never shown. */
      state: z.enum(['program', 'edited', 'away', 'unpublished']),
      draft: z.boolean(),
      /** When the next version is shown, 0: none waits. */
      scheduled: z.number(),
      /** Readers who found it useful, and who did not. */
      useful: z.number(),
      notUseful: z.number(),
    }),
  ),
})

const getContentText = defineAdminCall({
  name: 'getContentText',
  access: READERS,
  summary: 'One text in one language: what is shown, its draft, and every version; empty where there is nothing yet',
  reads: true,
  request: z.object({ id: textId, lang }),
  data: z.object({
    id: z.number(),
    /** It is or was a legal text, in any language: every version of it takes two operators. */
    legal: z.boolean(),
    /** What is shown in this language now; null: nothing. */
    shown: z.nullable(z.object(written)),
    draft: z.nullable(z.object(written)),
    versions: z.array(
      z.object({
        version: z.number(),
        title: z.string(),
        publishAt: z.number(),
        hidden: z.boolean(),
        author: z.string(),
        approver: z.string(),
      }),
    ),
  }),
})

const previewText = defineAdminCall({
  name: 'previewText',
  access: EDITORS,
  summary: 'A text as customers would read it, with the figures in force',
  reads: true,
  request: z.object({ markdown: written.markdown }),
  data: z.object({ html: z.string() }),
})

const saveTextDraft = defineAdminCall({
  name: 'saveTextDraft',
  access: EDITORS,
  summary: 'Keep a draft, the one of its text and language; id 0 begins a new text',
  request: z.object({ id: z.union([z.literal(0), textId]), lang, ...written }),
  data: z.object({ id: z.number(), audit: z.number() }),
  rejections: ['malformed'],
})

const publishText = defineAdminCall({
  name: 'publishText',
  access: EDITORS,
  summary: 'Publish the draft, at once or later; a legal text waits for a second operator',
  request: z.object({ id: textId, lang, publishAt: effectiveAt, reason }),
  data: outcome,
  rejections: ['text_not_found', 'reason_missing', 'role_missing', 'effective_time_past'],
})

const withdrawText = defineAdminCall({
  name: 'withdrawText',
  access: EDITORS,
  summary: 'Take a text away, its translations with it when it is English; a legal text waits for a second operator',
  request: z.object({ id: textId, lang, reason }),
  data: outcome,
  rejections: ['text_not_found', 'reason_missing', 'role_missing'],
})

const facts = z.object({
  company: short(120),
  licence: short(300),
  email: short(120),
  address: short(300),
  defaultLang: z.enum(LANGUAGES),
  socials: z.array(z.object({ name: short(40), link: short(200) })).check(z.maxLength(12)),
})

const getCompany = defineAdminCall({
  name: 'getCompany',
  access: READERS,
  summary: 'Who runs the installation, and what is missing before customers are served',
  reads: true,
  request: z.object({}),
  data: z.object({ facts, missing: z.array(z.string()) }),
})

const proposeCompany = defineAdminCall({
  name: 'proposeCompany',
  access: EDITORS,
  summary: 'Propose the facts of the company that pages and mails show',
  request: z.object({ facts, reason }),
  data: outcome,
  rejections: ['malformed', 'reason_missing', 'role_missing'],
})

/** Characters of base64 for a picture below 8 MiB. */
const PICTURE_MAX = 11_184_812

const banner = {
  /** The smaller, the earlier. */
  position: z.number().check(z.int(), z.gte(0), z.lte(1_000)),
  /** Path that `saveContentPicture` gave, '' without a picture. */
  img: z.string().check(z.regex(/^$|^\/content\/[0-9a-f-]{36}\.jpg$/, 'is no picture of this server')),
  title: short(120),
  text: short(300),
  /** A page of the site, '' for none. */
  link: z.string().check(z.maxLength(200), z.regex(/^$|^\/(?!\/)\S*$/, 'is no page of this site')),
  /** The text of its page, 0: none. */
  textId: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
  /** UTC ms; until 0: without end. */
  shownFrom: effectiveAt,
  shownUntil: effectiveAt,
  hidden: z.boolean(),
}

const getBanners = defineAdminCall({
  name: 'getBanners',
  access: READERS,
  summary: 'Every banner of the first page, hidden ones too',
  reads: true,
  request: z.object({}),
  data: z.array(z.object({ id: z.number(), lang: z.enum(LANGUAGES), ...banner })),
})

const saveBanner = defineAdminCall({
  name: 'saveBanner',
  access: EDITORS,
  summary: 'Change a banner in one language; id 0 makes a new one',
  request: z.object({ id: z.union([z.literal(0), textId]), lang, ...banner }),
  data: z.object({ id: z.number(), audit: z.number() }),
  rejections: ['malformed', 'text_not_found'],
})

const saveContentPicture = defineAdminCall({
  name: 'saveContentPicture',
  access: EDITORS,
  summary: 'Keep a picture for banners and texts; everybody can see it',
  request: z.object({
    picture: z.string().check(z.maxLength(PICTURE_MAX), z.regex(/^[A-Za-z0-9+/]+=*$/, 'is no base64')),
  }),
  data: z.object({ img: z.string(), audit: z.number() }),
  rejections: ['image_refused', 'image_too_small', 'rate_limited'],
})

export const CONTENT_ADMIN_CALLS = {
  getBanners,
  saveBanner,
  saveContentPicture,
  getContentTexts,
  getContentText,
  previewText,
  saveTextDraft,
  publishText,
  withdrawText,
  getCompany,
  proposeCompany,
}
