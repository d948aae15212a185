import { ABOUT_TEXTS } from './about.ts'
import { CONTRACT_HELP_TEXTS } from './contractHelp.ts'
import { HELP_TEXTS } from './help.ts'
import { HOSTING_TEXTS } from './hosting.ts'
import { LEGAL_TEXTS } from './legal.ts'
import { LOAN_TEXTS } from './loans.ts'
import { NEWS_TEXTS } from './news.ts'
import { PRODUCT_HELP_TEXTS } from './productHelp.ts'
import { REWARD_TEXTS } from './rewards.ts'
import type { TextSeed } from './seed.ts'

/** Every text that comes with the program. */
export const TEXTS: readonly TextSeed[] = [
  ...ABOUT_TEXTS,
  ...LEGAL_TEXTS,
  ...HOSTING_TEXTS,
  ...REWARD_TEXTS,
  ...LOAN_TEXTS,
  ...HELP_TEXTS,
  ...CONTRACT_HELP_TEXTS,
  ...PRODUCT_HELP_TEXTS,
  ...NEWS_TEXTS,
]
